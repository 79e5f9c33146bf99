import { useApolloClient } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { errorSentence } from '../../apollo/errors';
import { MyDataDocument } from '../../graphql/graphql';
import { messages } from '../../lib/messages';
import { saveFile } from '../../lib/saveFile';
import { Button } from '../../ui/Button';
import { Panel } from '../../ui/Panel';
import { toastError } from '../../ui/toast';

/** Everything kept about the person, as a file to take along. */
export function MyData() {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);

  const download = async () => {
    setIsBusy(true);
    try {
      const { data } = await client.query({ query: MyDataDocument, fetchPolicy: 'no-cache' });
      if (data) saveFile(new Blob([data.myData], { type: 'application/json' }), 'handraise-my-data.json');
    } catch (error) {
      toastError(messages.myDataFailed, errorSentence(error));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Panel title="Your Data">
      <div className="flex flex-col items-start gap-3">
        <p className="text-mute">
          Everything kept about you in one file: profile, tasks, events, sign-ins and devices.
        </p>
        <Button look="soft" disabled={isBusy} onClick={() => void download()}>
          <Download aria-hidden="true" className="size-5" />
          {isBusy ? 'Preparing...' : 'Download My Data'}
        </Button>
      </div>
    </Panel>
  );
}
