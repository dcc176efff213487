/** Why a certificate or its key cannot be used; `label` tells which of the two it is about. */
export class Unusable extends Error {
  readonly label: 'certificate' | 'private-key'

  constructor(label: Unusable['label'], reason: string) {
    super(reason)
    this.name = 'Unusable'
    this.label = label
  }
}
