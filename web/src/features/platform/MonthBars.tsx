import type { PlatformAnalyticsQuery } from '../../graphql/desk/graphql';
import { formatMonth } from '../../lib/dates';
import { Panel } from '../../ui/Panel';
import { grouped } from './platformWords';

type MonthRow = PlatformAnalyticsQuery['platformAnalytics']['months'][number];
type Figure = [label: string, read: (month: MonthRow) => number, unit?: string];
type MonthBarsProps = { title: string; months: MonthRow[]; bar: Figure; more: Figure[] };

/** A chart that is a table: bars for the eye, the same figures for everybody. */
export function MonthBars({ title, months, bar, more }: MonthBarsProps) {
  const [label, read] = bar;
  const highest = Math.max(1, ...months.map(read));
  return (
    <Panel title={title}>
      <table className="w-full text-left text-sm">
        <thead className="text-mute">
          <tr>
            <th scope="col" className="py-1 pr-2 font-semibold">
              Month
            </th>
            <th scope="col" className="w-full py-1 font-semibold">
              {label}
            </th>
            {more.map(([name]) => (
              <th key={name} scope="col" className="py-1 pl-3 text-right font-semibold sm:whitespace-nowrap">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figures">
          {months.map((row) => (
            <tr key={row.month}>
              <th scope="row" className="py-1 pr-3 font-normal whitespace-nowrap">
                {monthName(row.month)}
              </th>
              <td className="py-1">
                <span className="flex items-center gap-2">
                  <span
                    aria-hidden="true"
                    className="h-3 min-w-0.5 rounded-sm bg-pine"
                    style={{ width: `${(70 * read(row)) / highest}%` }}
                  />
                  {grouped(read(row))}
                </span>
              </td>
              {more.map(([name, figure, unit = '']) => (
                <td key={name} className="py-1 pl-3 text-right">
                  {grouped(figure(row))}
                  {unit}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function monthName(first: string): string {
  return formatMonth({ year: Number(first.slice(0, 4)), month: Number(first.slice(5, 7)) });
}
