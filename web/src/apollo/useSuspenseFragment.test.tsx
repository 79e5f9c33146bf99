import { gql, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { client } from './client';
import { useSuspenseFragment } from './useSuspenseFragment';

type Person = { __typename: 'Viewer'; id: string; firstName: string };

const fragment: TypedDocumentNode<Person> = gql`
  fragment Gap_viewer on Viewer {
    id
    firstName
  }
`;
const write = (firstName: string) =>
  client.writeFragment({ fragment, data: { __typename: 'Viewer', id: 'gap', firstName } });

/** Draws it, and "waiting" as long as it waits. */
const draw = (shown: ReactNode) =>
  act(async () =>
    render(
      <ApolloProvider client={client}>
        <Suspense fallback="waiting">{shown}</Suspense>
      </ApolloProvider>,
    ),
  );

function Name() {
  const { data } = useSuspenseFragment({ fragment, from: { __typename: 'Viewer', id: 'gap' } });
  // After the drawing and before any subscription, as an answer may come.
  useLayoutEffect(() => {
    write('Marie');
  }, []);
  return data.firstName;
}

it('shows what arrives between the first drawing and the subscription', async () => {
  write('Maria');
  await draw(<Name />);
  expect(await screen.findByText('Marie')).toBeTruthy();
  expect(screen.queryByText('Maria')).toBeNull();
});

it('waits for what the cache does not hold yet, and has nothing of nobody', async () => {
  const from = { __typename: 'Viewer', id: 'later' } as const;
  function Both() {
    const { data: nobody } = useSuspenseFragment({ fragment, from: null });
    const { data } = useSuspenseFragment({ fragment, from });
    return `${data.firstName} and ${nobody}`;
  }
  await draw(<Both />);
  expect(screen.getByText('waiting')).toBeTruthy();
  await act(async () => {
    client.writeFragment({ fragment, data: { ...from, firstName: 'Petra' } });
  });
  expect(await screen.findByText('Petra and null')).toBeTruthy();
});

it('keeps what is gone until its list has been asked again', async () => {
  const from = { __typename: 'Viewer', id: 'gone' } as const;
  client.writeFragment({ fragment, data: { ...from, firstName: 'Rosa' } });
  function Shown() {
    return useSuspenseFragment({ fragment, from }).data.firstName;
  }
  await draw(<Shown />);
  await act(async () => {
    client.cache.evict({ id: client.cache.identify(from) ?? '' });
  });
  expect(screen.getByText('Rosa')).toBeTruthy();
  expect(screen.queryByText('waiting')).toBeNull();
});
