import { expect, test } from 'vitest'
import { guestOs } from './os.ts'

test.each([
  [{ os: 'Debian', version: '13' }, 'Debian GNU/Linux 13', 'debian', 'Linux'],
  [{ os: 'ubuntu', version: '26.04' }, 'Ubuntu 26.04', 'ubuntu', 'Linux'],
  [{ os: 'Alpine', version: '3.24' }, 'Alpine Linux 3.24', 'alpine', 'Linux'],
  [{ os: 'FreeBSD', version: '15.0' }, 'FreeBSD 15.0', 'freebsd', 'FreeBSD'],
  [{ os: 'Rocky Linux', version: '10' }, 'Rocky Linux 10', 'rocky', 'Linux'],
  [{ os: 'Minix', version: '3' }, 'Minix 3', 'user', 'Linux'],
  [{ os: '', version: '' }, 'Linux', 'user', 'Linux'],
  [{ os: 'constructor', version: '1' }, 'constructor 1', 'user', 'Linux'],
  [{ os: 'Evil\u001b[2J\u009b', version: '\n1' }, 'Evil[2J 1', 'user', 'Linux'],
  [undefined, 'Linux', 'user', 'Linux'],
])('an image of %j runs %s', (image, prettyName, user, kernelName) => {
  expect(guestOs(image)).toMatchObject({ prettyName, user, kernelName })
})
