import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { OwnProject } from './harness/own-project.ts'
import { expect, signInQuickly, test } from './harness/test.ts'

/** Runs, wherever it becomes markup; begins like a formula of a spreadsheet. */
const HOSTILE = `=1+1 <img src=x onerror="window.hit = 1"><script>window.hit = 1</script><svg onload="window.hit = 1">`

declare global {
  interface Window {
    hit?: number
  }
}

const wasHit = (page: Page) => page.evaluate(() => window.hit)

test.describe('what people write', () => {
  test.use({ role: 'admin' })

  test('is text in lists, on pages, in forms, in the palette and in files', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    const send = async (method: 'post' | 'put', path: string, data: object) => {
      const response = await page.request[method](server.url + path, { data, headers: { origin: server.url } })
      expect(response.ok(), await response.text()).toBe(true)
    }
    const query = `?project=${project.name}`
    const described = { description: HOSTILE }
    await project.addStoppedInstance('hostile')
    await send('put', `/v1/projects/${project.name}`, described)
    await send('post', `/v1/vpcs${query}`, { ...described, name: 'hostile', dns_name: 'hostile' })
    const diskSource = { type: 'blank', block_size: 4096 }
    await send('post', `/v1/disks${query}`, { ...described, name: 'hostile', size: 2 ** 30, disk_source: diskSource })

    await page.goto(`/projects?filter=${project.name}`)
    await expect(page.getByRole('row', { name: new RegExp(project.name) })).toContainText('onerror=')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: /CSV/ }).click()
    const csv = await readFile(await (await download).path(), 'utf8')
    expect(csv).toContain(`"'=1+1 <img`)
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Quick actions' })
    await palette.getByLabel('Search', { exact: true }).fill(project.name)
    await expect(palette.getByRole('menuitem').first()).toBeVisible()
    await page.keyboard.press('Escape')

    for (const path of ['edit', 'vpcs', 'disks/hostile']) {
      // oxlint-disable-next-line no-await-in-loop -- one page at a time
      await page.goto(`/projects/${project.name}/${path}`)
      // oxlint-disable-next-line no-await-in-loop
      await expect(page.getByText('onerror=').first()).toBeVisible()
    }
    expect(await wasHit(page)).toBeUndefined()
  })
})

test.describe('markup that gets into the page all the same', () => {
  test.use({ role: 'viewer', allowedConsoleErrors: ['Content Security Policy', 'Trusted'] })

  test('is neither parsed, nor run, nor looks like anything', async ({ page }) => {
    await page.goto('/projects')
    const done = await page.evaluate(() => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it is sent into the page
      const fails = (work: () => unknown) => {
        try {
          work()
          return false
        } catch {
          return true
        }
      }
      const script = document.createElement('script')
      const styled = document.createElement('p')
      styled.setAttribute('style', 'position: fixed')
      document.body.append(styled)
      return {
        markup: fails(() => (document.body.innerHTML = '<b>')),
        parsed: fails(() => new DOMParser().parseFromString('<b>', 'text/html')),
        script: fails(() => (script.text = 'window.hit = 1')),
        source: fails(() => (script.src = 'https://evil.example/')),
        // oxlint-disable-next-line typescript/no-implied-eval -- that it is not taken is the point
        code: fails(() => setTimeout('window.hit = 1')),
        worker: fails(() => new Worker('/v1/me')),
        position: getComputedStyle(styled).position,
        cookies: document.cookie,
      }
    })
    expect(done).toEqual({
      markup: true,
      parsed: true,
      script: true,
      source: true,
      code: true,
      worker: true,
      position: 'static',
      cookies: '',
    })
    expect(await wasHit(page)).toBeUndefined()
  })
})

test.describe('a page of another site', () => {
  test.use({
    allowedConsoleErrors: ['frame-ancestors', 'Framing', 'ERR_BLOCKED_BY_RESPONSE', 'CORS', 'ERR_FAILED', '403'],
  })

  test('can neither frame the console, nor write as who is signed in, nor read', async ({ page, preview, server }) => {
    await signInQuickly(page.request, server.url, 'admin')
    await page.goto(preview.url)
    // A site of its own: hosts count for cookies, ports do not.
    const elsewhere = server.url.replace('127.0.0.1', 'localhost')
    await page.evaluate((url) => {
      const frame = document.createElement('iframe')
      frame.src = `${url}/login/demo/local`
      document.body.append(frame)
    }, server.url)
    await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/')
    const tried = await page.evaluate(
      async (urls) => {
        const body = JSON.stringify({ name: 'forged', description: '' })
        const write = { method: 'POST', mode: 'no-cors', credentials: 'include', body } as const
        for (const url of urls) await fetch(`${url}/v1/projects`, write).catch(() => {})
        const read = await fetch(`${urls[0] ?? ''}/v1/me`, { credentials: 'include' }).catch(() => 'refused')
        return read instanceof Response ? 'read' : read
      },
      [server.url, elsewhere],
    )
    expect(tried).toBe('refused')
    expect((await page.request.get(`${server.url}/v1/projects/forged`)).status()).toBe(404)
  })
})

test.describe('a guest', () => {
  test.use({ role: 'collaborator' })

  test('cannot reach out of its terminal', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const escapes = [
      '\u001b[?1049h\u001b[6n\u001b[21t\u001bP$q"p\u001b\\',
      '\u001b]52;c;aGlqYWNrZWQ=\u0007',
      '\u001b]0;hijacked\u0007\u001b]2;hijacked\u001b\\',
      '\u001b]8;;https://evil.example/\u001b\\click here\u001b]8;;\u001b\\',
      '<img src=x onerror="window.hit = 1">',
      '\r\n\u001b[38;2;255;0;0mthe end\u001b[0m',
    ].join('')
    const asked: string[] = []
    page.on('dialog', async (dialog) => {
      asked.push(dialog.message())
      await dialog.dismiss()
    })
    await page.routeWebSocket(/serial-console\/stream/, (socket) => socket.send(Buffer.from(escapes)))
    await page.goto('/projects/storefront/instances/db-primary/serial-console')
    await page.evaluate(() => navigator.clipboard.writeText('mine'))
    const rows = page.locator('.xterm-rows')
    await expect(rows).toContainText('the end')
    await rows.getByText('click here').click({ force: true })
    expect(context.pages()).toHaveLength(1)
    expect(asked, 'what the person was asked').toEqual([])
    await expect(page).toHaveTitle(/Serial console/i)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('mine')
    expect(await wasHit(page)).toBeUndefined()
  })
})

test.describe('a page that opens beside', () => {
  test.use({ role: 'operator' })

  test('does not know what opened it', async ({ page }) => {
    await page.goto('/system/api')
    const opening = page.waitForEvent('popup')
    await page.getByRole('link', { name: /reference/i }).click()
    const beside = await opening
    await beside.waitForLoadState()
    expect(await beside.evaluate(() => window.opener === null)).toBe(true)
  })
})
