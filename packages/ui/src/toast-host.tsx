import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useId } from 'react'
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast'
import { announceElement } from './announce.ts'
import { Button } from './button.tsx'
import { toastQueue, type ToastMessage } from './toast-queue.ts'

const icons = {
  success: <CircleCheck className="mt-1.5 size-4 shrink-0 max-md:mt-3.5 text-ok" />,
  error: <CircleAlert className="mt-1.5 size-4 shrink-0 max-md:mt-3.5 text-danger" />,
  info: <Info className="mt-1.5 size-4 shrink-0 max-md:mt-3.5 text-info" />,
} as const satisfies Record<ToastMessage['tone'], unknown>

/** Once, at the root of the app, with `AnnouncerHost`. */
export function ToastHost() {
  return (
    <ToastRegion
      queue={toastQueue}
      aria-label="Notifications"
      className="fixed bottom-4 left-4 z-100001 w-96 max-w-[calc(100vw-2rem)]"
    >
      <ToastList<ToastMessage> className="m-0 flex list-none flex-col gap-2 p-0">
        {({ toast }) => {
          const { tone, action } = toast.content
          return (
            <Toast
              toast={toast}
              className="flex animate-rise items-start gap-3 rounded-modal bg-surface-raised py-2 ps-3.5 pe-2 shadow-overlay"
            >
              {icons[tone]}
              <Words {...toast.content} />
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

/** React Aria would have a toast interrupt what is being read; here it waits its turn. */
function Words({ title, content }: ToastMessage) {
  const id = useId()
  // Screen readers are the outside system.
  useEffect(() => announceElement(id), [id])
  return (
    <ToastContent
      id={id}
      role="none"
      className="min-w-0 grow py-[5px] text-sm max-md:py-[13px] wrap-anywhere text-muted"
    >
      {title !== undefined && (
        <Text slot="title" className="block font-medium text-text">
          {title}
        </Text>
      )}
      {/* Without a title, what it says is its name. */}
      <Text slot={title === undefined ? 'title' : 'description'} className="block">
        {content}
      </Text>
    </ToastContent>
  )
}
