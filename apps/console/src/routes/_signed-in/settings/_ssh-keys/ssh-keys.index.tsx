import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/settings/_ssh-keys/ssh-keys/')({})
