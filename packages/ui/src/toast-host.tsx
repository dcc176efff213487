import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast'
import { Button } from './button.tsx'
import { toastQueue, type ToastMessage } from './toast-queue.ts'

const icons = {
  success: <CircleCheck className="mt-1.5 size-4 shrink-0 text-ok" />,
  error: <CircleAlert className="mt-1.5 size-4 shrink-0 text-danger" />,
  info: <Info className="mt-1.5 size-4 shrink-0 text-info" />,
} as const satisfies Record<ToastMessage['tone'], unknown>

/** Once, at the root of the app. */
export function ToastHost() {
  return (
    <ToastRegion
      queue={toastQueue}
      aria-label="Notifications"
      className="fixed bottom-4 left-4 z-100001 w-96 max-w-[calc(100vw-2rem)]"
    >
      <ToastList<ToastMessage> className="m-0 flex list-none flex-col gap-2 p-0">
        {({ toast }) => {
          const { title, content, tone, action } = toast.content
          return (
            <Toast
              toast={toast}
              className="flex animate-rise items-start gap-3 rounded-modal bg-surface-raised py-2 ps-3.5 pe-2 shadow-overlay"
            >
              {icons[tone]}
              <ToastContent className="min-w-0 grow py-[5px] text-sm wrap-anywhere text-muted">
                {title !== undefined && (
                  <Text slot="title" className="block font-medium text-text">
                    {title}
                  </Text>
                )}
                <Text slot="description" className="block">
                  {content}
                </Text>
              </ToastContent>
              {action && (
                <Button size="sm" slot={null} onPress={action.onPress}>
                  {action.label}
                </Button>
              )}
              <Button
                slot="close"
                variant="ghost"
                size="sm"
                isIconOnly
                aria-label="Dismiss notification"
                icon={<X />}
              />
            </Toast>
          )
        }}
      </ToastList>
    </ToastRegion>
  )
}
