import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/system/alerts/receivers/$receiver/_secrets/secrets/')({})
