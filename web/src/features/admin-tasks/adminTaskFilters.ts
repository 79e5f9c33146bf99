import type { TaskPriorityFilter, TaskStatusFilter } from '../../graphql/desk/graphql';
import { priorities } from '../tasks/taskWords';

export type AdminTaskFilters = { status: TaskStatusFilter; priority: TaskPriorityFilter; search: string };
type Options<Value extends string> = readonly { value: Value; label: string }[];

const LONGEST_SEARCH = 200;
const all = { value: 'all', label: 'All' } as const;

export const statusOptions: Options<TaskStatusFilter> = [
  all,
  { value: 'pending', label: 'Pending' },
  { value: 'in_progress', label: 'In progress' },
  { value: 'completed', label: 'Completed' },
];

export const priorityOptions: Options<TaskPriorityFilter> = [
  all,
  ...(['urgent', 'high', 'medium', 'low'] as const).map((value) => ({
    value,
    label: priorities[value].label,
  })),
];

/** The filters that stand in the address; what it spells wrongly counts as left out. */
export function readFilters(params: URLSearchParams): AdminTaskFilters {
  return {
    status: read(params.get('status'), statusOptions),
    priority: read(params.get('priority'), priorityOptions),
    search: (params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
  };
}

/** Whether anything keeps tasks out of the list. */
export const isNarrowed = ({ status, priority, search }: AdminTaskFilters): boolean =>
  status !== 'all' || priority !== 'all' || search !== '';

const read = <Value extends string>(wanted: string | null, options: Options<Value | 'all'>): Value | 'all' =>
  options.find(({ value }) => value === wanted)?.value ?? 'all';
