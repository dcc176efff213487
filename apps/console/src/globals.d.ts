/** Built as the technical preview: the control plane runs inside the page. */
declare const __PREVIEW__: boolean
