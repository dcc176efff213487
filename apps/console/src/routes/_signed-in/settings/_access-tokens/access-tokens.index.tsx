import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/settings/_access-tokens/access-tokens/')({})
