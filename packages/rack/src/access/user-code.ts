import { deviceCode, DEVICE_CODE_LENGTH } from '@plenum/api/device-code'

/** No vowels, so that no words come about, and nothing that is taken for something else. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'
/** Bytes from here on would make the first letters more likely. */
const BIAS_FROM = 256 - (256 % LETTERS.length)

/** What a person types to let a program in, e.g. `BCDF-GHJK`. */
export function newUserCode(): string {
  let letters = ''
  while (letters.length < DEVICE_CODE_LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(DEVICE_CODE_LENGTH)))
      if (byte < BIAS_FROM) letters += LETTERS.charAt(byte % LETTERS.length)
  return deviceCode(letters) ?? letters
}
