import type { AccessTokens_TokenFragment } from '../../graphql/graphql';
import { formatInstant, formatMoment } from '../../lib/dates';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';

export type ShownToken = Omit<AccessTokens_TokenFragment, ' $fragmentName'>;

type AccessTokenRowProps = {
  token: ShownToken;
  /** Whose it is, where that is not plain. */
  owner?: string;
  timeZone: string;
  onRevoke: () => void;
};

/** One token: what it is for, what it may, how long, and the button that ends it. */
export function AccessTokenRow({ token, owner, timeZone, onRevoke }: AccessTokenRowProps) {
  const { name, scope, hint, lastUsedAt, expiresAt } = token;
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          <span className="break-words min-w-0">{name}</span>
          <Chip tone={scope === 'write' ? 'orange' : 'stone'}>
            {scope === 'write' ? 'Reads and writes' : 'Reads'}
          </Chip>
        </p>
        <p className="text-sm text-mute">
          {owner && `${owner} · `}
          <span className="font-mono">{hint}…</span>
          {` · ${lastUsedAt ? `Last used ${formatMoment(lastUsedAt, timeZone)}` : 'Never used'}`}
        </p>
        <p className="text-sm text-mute">Expires {formatInstant(expiresAt, timeZone)}</p>
      </div>
      <Button
        look="plain"
        className="-mr-4 shrink-0 text-red"
        aria-label={`Revoke ${name}`}
        onClick={onRevoke}
      >
        Revoke
      </Button>
    </div>
  );
}
