import type {
  MyTaskCategoryFilter,
  MyTaskPriorityFilter,
  MyTaskSort,
  MyTaskStatusFilter,
  SortOrder,
} from '../../graphql/graphql';
import { priorities, taskCategories } from './taskWords';

export type MyTaskFilters = {
  status: MyTaskStatusFilter;
  priority: MyTaskPriorityFilter;
  category: MyTaskCategoryFilter;
  sortBy: MyTaskSort;
  sortOrder: SortOrder;
};
type Options<Value extends string> = readonly { value: Value; label: string }[];

const all = { value: 'all', label: 'All' } as const;

/** What each chooser offers; the first is what holds when the address names none. */
export const filterOptions: { [Name in keyof MyTaskFilters]: Options<MyTaskFilters[Name]> } = {
  status: [all, { value: 'assigned', label: 'Assigned' }, { value: 'completed', label: 'Completed' }],
  priority: [
    all,
    ...(['urgent', 'high', 'medium', 'low'] as const).map((value) => ({
      value,
      label: priorities[value].label,
    })),
  ],
  category: [
    all,
    ...(['training', 'event_prep', 'administrative', 'marketing', 'mentoring', 'general'] as const).map(
      (value) => ({ value, label: taskCategories[value] }),
    ),
  ],
  sortBy: [
    { value: 'due_date', label: 'Due date' },
    { value: 'priority', label: 'Priority' },
    { value: 'created_at', label: 'Date created' },
    { value: 'title', label: 'Title' },
    { value: 'estimated_hours', label: 'Estimated hours' },
  ],
  sortOrder: [
    { value: 'asc', label: 'Ascending' },
    { value: 'desc', label: 'Descending' },
  ],
};

/** The filters that stand in the address; what it spells wrongly counts as left out. */
export function readFilters(params: URLSearchParams): MyTaskFilters {
  return {
    status: read(params, 'status', filterOptions.status),
    priority: read(params, 'priority', filterOptions.priority),
    category: read(params, 'category', filterOptions.category),
    sortBy: read(params, 'sortBy', filterOptions.sortBy),
    sortOrder: read(params, 'sortOrder', filterOptions.sortOrder),
  };
}

/** Whether anything keeps tasks out of the list. */
export const isNarrowed = ({ status, priority, category }: MyTaskFilters): boolean =>
  [status, priority, category].some((value) => value !== 'all');

function read<Value extends string>(params: URLSearchParams, name: string, options: Options<Value>): Value {
  const wanted = params.get(name);
  const [first] = options;
  if (!first) throw new Error(`${name} offers nothing`);
  return options.find(({ value }) => value === wanted)?.value ?? first.value;
}
