import { Toast } from '@base-ui/react/toast';
import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { toastManager } from './toasts';

/** The place where toasts appear: bottom centre, on phones above the bar. F6 moves the focus into it. */
export function Toaster() {
  return (
    <Toast.Provider toastManager={toastManager}>
      <Toast.Portal>
        <Toast.Viewport
          data-no-print
          className="fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-50 mx-auto flex max-w-120 flex-col-reverse gap-2 lg:bottom-6"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const failed = toast.type === 'error';
    const Icon = failed ? TriangleAlert : CircleCheck;
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        role={failed ? 'alert' : 'status'}
        className={`rounded-card border bg-card shadow-overlay transition data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-1 data-starting-style:opacity-0 ${failed ? 'border-red' : 'border-line'}`}
      >
        <Toast.Content className="flex items-center gap-3 py-2 pr-2 pl-4">
          <Icon aria-hidden className={`size-5 shrink-0 ${failed ? 'text-red' : 'text-green'}`} />
          <div className="min-w-0 flex-1 py-1 text-meta">
            <Toast.Title render={<p />} className="font-semibold" />
            <Toast.Description className="text-mute" />
          </div>
          <Toast.Action className="touch rounded-control px-3 text-meta font-semibold text-pine hover:bg-pine-soft" />
          <Toast.Close
            aria-label="Close"
            className="touch-square grid shrink-0 place-items-center rounded-control text-mute hover:bg-bg"
          >
            <X aria-hidden className="size-4" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
