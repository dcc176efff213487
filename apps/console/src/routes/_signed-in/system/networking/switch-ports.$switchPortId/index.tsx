import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/system/networking/switch-ports/$switchPortId/')({})
