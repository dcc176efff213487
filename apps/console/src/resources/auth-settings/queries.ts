import { query } from '../../api/query.ts'

export const authSettingsQuery = query('authSettingsView', {})
