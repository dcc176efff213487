/** By way of a selection, as pages did before there was a clipboard to ask. */
function copySelected(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.setAttribute('readonly', '')
  area.style.position = 'fixed'
  area.style.opacity = '0'
  // Inside of the dialog that is open, if one is: it does not let the focus out.
  const parent = document.activeElement?.closest('[role=dialog], [role=alertdialog]') ?? document.body
  const focused = document.activeElement
  parent.append(area)
  area.select()
  // Deprecated, but all there is where the page came over plain HTTP.
  // oxlint-disable-next-line typescript/no-deprecated
  const isCopied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}

/** Puts a text on the clipboard; false when the browser does not let it. */
export async function copyText(text: string): Promise<boolean> {
  // There is none on a page that came over plain HTTP from another machine, whatever its type says.
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (!clipboard) return copySelected(text)
  return clipboard.writeText(text).then(
    () => true,
    () => copySelected(text),
  )
}
