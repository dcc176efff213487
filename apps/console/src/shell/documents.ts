/** Beside the console wherever it is hosted, as pages of their own. */
export const API_REFERENCE = `${import.meta.env.BASE_URL}docs/api/index.html`
export const OPENAPI_DOCUMENT = `${import.meta.env.BASE_URL}openapi.json`
