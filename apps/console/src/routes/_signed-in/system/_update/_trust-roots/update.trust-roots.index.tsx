import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/system/_update/_trust-roots/update/trust-roots/')({})
