/** The form that makes a new task. */
export function TaskCreate() {
  return <h1 className="text-2xl font-bold">Create Task</h1>;
}
