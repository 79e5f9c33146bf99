import type { Figures } from './measure.js';

const heads = [
  'operation',
  'door',
  'requests/s',
  'of the limit',
  'p50 ms',
  'p99 ms',
  'SQL statements',
  'Node ms/request',
  'PostgreSQL ms/request',
  'memory MB',
  'kB',
  'load average',
];

/** The figures as a table of Markdown, which reads well in a terminal too. */
export function tableOf(figures: Figures[]): string {
  return table([heads, ...figures.map(cells)]);
}

/** Rows, the first of which is the head. */
export function table([head = [], ...rows]: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

function cells(one: Figures): string[] {
  const isLimit = one.door.startsWith('limit');
  const enough = isLimit || one.ratio >= one.target;
  const ratio = isLimit ? '1' : `${one.ratio.toFixed(2)}${enough ? '' : ` (wanted ${one.target})`}`;
  return [
    one.operation,
    one.door,
    one.perSecond.toFixed(0),
    ratio,
    one.p50.toFixed(1),
    one.p99.toFixed(1),
    one.statements.toFixed(1),
    one.node.toFixed(2),
    one.postgres.toFixed(2),
    one.memory.toFixed(0),
    (one.bytes / 1_000).toFixed(1),
    one.load.toFixed(1),
  ];
}
