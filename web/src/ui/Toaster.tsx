import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { takeToasts } from './toast';

const toastManager = Toast.createToastManager();

/** The place where toasts appear: bottom centre, on phones above the navigation bar. */
export function Toaster() {
  // After the effects of what stands inside, which begin to listen.
  useEffect(() => takeToasts(toastManager), []);
  return (
    <Toast.Provider toastManager={toastManager}>
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-0 bottom-0 z-60 mx-auto flex max-w-120 flex-col gap-2 px-4 pb-[calc(1rem+env(safe-area-inset-bottom))] max-lg:bottom-16 print-hidden">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

// The library announces a dialog; a live region has no modality.
const liveRegion = { 'aria-modal': undefined };

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const failed = toast.type === 'error';
    const Icon = failed ? CircleAlert : CircleCheck;
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        role={failed ? 'alert' : 'status'}
        {...liveRegion}
        className="rounded-xl border border-line bg-card text-ink lifted transition data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-1 data-starting-style:opacity-0"
      >
        <Toast.Content className="flex items-center gap-3 py-2 pr-2 pl-4">
          <Icon aria-hidden="true" className={`size-5 shrink-0 ${failed ? 'text-red' : 'text-green'}`} />
          <div className="grow py-1">
            <Toast.Title className="font-semibold" render={<p />} />
            <Toast.Description className="text-sm text-mute" />
          </div>
          {toast.actionProps && (
            <Toast.Action className="min-h-11 rounded-lg px-3 font-semibold text-pine hover:bg-pine-soft sm:min-h-9" />
          )}
          <Toast.Close
            aria-label="Dismiss"
            aria-hidden={undefined}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-mute hover:bg-pine-soft hover:text-ink sm:size-9"
          >
            <X aria-hidden="true" className="size-5" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
