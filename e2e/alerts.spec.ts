import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Operator, ownName } from './harness/own-silo.ts'
import { openRow, refusedEntries, rowOf } from './harness/own-storage.ts'
import { expectReason } from './harness/reason.ts'
import { expect, signInQuickly, startServer, test } from './harness/test.ts'

const list = '/system/alerts/receivers'

/** A receiver that answers as it is told to, and keeps what it got. */
async function ownReceiver() {
  const got: { signatures: string; alertClass: string }[] = []
  let status = 200
  const server = createServer((request, response) => {
    const signatures = String(request.headers['x-plenum-signature'] ?? '')
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      got.push({ signatures, alertClass: String(Object(JSON.parse(text)).alert_class) })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  // It is listening at a port, not at a path.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    got,
    answers: (next: number) => {
      status = next
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test.describe('an operator', () => {
  test.use({ role: 'operator', allowedConsoleErrors: ['/v1/webhook-receivers', '/v1/alert-receivers/', 'ERR_FAILED'] })

  test('sets up a receiver, changes what it is told of, and renames it', async ({ page }) => {
    const name = ownName('pager')
    await page.goto(list)
    await expect(rowOf(page, 'on-call')).toContainText('hooks.example.com')
    await page.keyboard.press('n')
    const form = page.getByRole('dialog', { name: 'Create alert receiver' })
    await form.getByLabel('Name').fill('on-call')
    await form.getByLabel('Endpoint').fill('hooks.example.com')
    await form.getByRole('button', { name: 'Create alert receiver' }).click()
    await expect(form.getByText('Must be an absolute URL')).toBeVisible()
    await expect(form.getByText('Add at least one')).toBeVisible()
    await form.getByLabel('Endpoint').fill('https://hooks.example.com/pager')
    await form.getByRole('button', { name: 'Generate secret' }).click()
    const secret = await form.getByText(/^[0-9a-f]{64}$/).innerText()
    await form.getByRole('button', { name: 'Generate secret' }).click()
    await form.getByRole('button', { name: 'Remove secret 2' }).click()
    const box = form.getByRole('combobox', { name: 'Subscription' })
    await box.fill('instance.*')
    await page.getByRole('option', { name: 'Custom: instance.*' }).click()
    await expect(form.getByText('2 classes: instance.failed, instance.restarted')).toBeVisible()
    await form.getByRole('button', { name: 'Add subscription' }).click()
    await box.fill('nothing.known')
    await page.getByRole('option', { name: 'Custom: nothing.known' }).click()
    await form.getByRole('button', { name: 'Add subscription' }).click()
    await expect(form.getByText('There is no class of this name')).toBeVisible()
    await form.getByRole('button', { name: 'Clear' }).click()
    await form.getByRole('button', { name: 'Show request' }).click()
    await expect(page.getByRole('dialog', { name: /request/i })).not.toContainText(secret)
    await page.keyboard.press('Escape')
    await form.getByRole('button', { name: 'Create alert receiver' }).click()
    await expect(form.getByText('Name already exists', { exact: true })).toBeVisible()
    await form.getByLabel('Name').fill(name)
    await form.getByRole('button', { name: 'Create alert receiver' }).click()
    await expect(page.getByText(`Alert receiver ${name} created`)).toBeVisible()
    await expect(page).toHaveURL(`${list}/${name}/subscriptions`)
    await expect(rowOf(page, 'instance.*')).toContainText('instance.restarted')

    await page.getByRole('link', { name: 'Add subscription' }).click()
    const add = page.getByRole('dialog', { name: 'Add subscription' })
    await add.getByRole('button', { name: 'Add subscription' }).click()
    await expect(add.getByText('Subscription is required')).toBeVisible()
    await add.getByRole('combobox', { name: 'Subscription' }).fill('silo.created')
    await page.getByRole('option', { name: 'silo.created' }).click()
    await add.getByRole('button', { name: 'Add subscription' }).click()
    await expect(page.getByText('Subscription silo.created added')).toBeVisible()
    await openRow(page, 'instance.*')
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Remove subscription' }).click()
    await expect(rowOf(page, 'instance.*')).toHaveCount(0)

    await page.getByRole('button', { name: 'Alert receiver actions' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit alert receiver' })
    await edit.getByLabel('Name').fill(`${name}-b`)
    await edit.getByRole('button', { name: 'Update alert receiver' }).click()
    await expect(page).toHaveURL(`${list}/${name}-b/subscriptions`)
    await expect(page.getByRole('heading', { name: `${name}-b` })).toBeVisible()
    await expect(page.getByText('https://hooks.example.com/pager')).toBeVisible()
    await expect(rowOf(page, 'silo.created')).toBeVisible()
  })

  test('replaces a secret, is warned of the last, and deletes the receiver', async ({ page, server }) => {
    const name = ownName('silent')
    const body = { name, description: '', endpoint: 'https://hooks.example.com/silent', secrets: ['old'] }
    await new Operator(page.request, server.url).post('/v1/webhook-receivers', body)
    await page.goto(`${list}/${name}/secrets`)
    await page.getByRole('link', { name: 'Add secret' }).click()
    const another = page.getByRole('dialog', { name: 'Add secret' })
    await another.getByLabel('Secret', { exact: true }).fill('by hand')
    await another.getByRole('button', { name: 'Add secret' }).click()
    const secrets = page.getByRole('table', { name: 'Secrets' })
    await expect(secrets.getByRole('button', { name: 'Row actions' })).toHaveCount(2)
    for (const isLast of [false, true]) {
      await secrets.getByRole('button', { name: 'Row actions' }).first().click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await expect(page.getByRole('dialog').getByText('It is the last one')).toHaveCount(isLast ? 1 : 0)
      await page.getByRole('button', { name: 'Delete secret' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await expect(page.getByText('No secrets')).toBeVisible()
    await expect(page.getByText('None: nothing is delivered')).toBeVisible()
    await expectReason(
      page.getByRole('button', { name: 'Send probe' }),
      'It has no secret that a probe could be signed with',
    )
    await page.getByRole('button', { name: 'Alert receiver actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete alert receiver' }).click()
    await expect(page.getByText(`Alert receiver ${name} deleted`)).toBeVisible()
    await expect(page).toHaveURL(list)
    await expect(rowOf(page, name)).toHaveCount(0)
  })

  test('looks through deliveries and their attempts, and sends one again', async ({ page }) => {
    await page.goto(`${list}/on-call/deliveries`)
    const failed = page.getByRole('row').filter({ hasText: 'Answered 502' })
    await expect(failed).toContainText('failed')
    await failed.getByRole('button', { name: '3 attempts' }).click()
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
    await page.keyboard.press('Escape')
    await page.getByRole('radio', { name: 'Delivered' }).click()
    await expect(page).toHaveURL(/state=delivered/)
    await expect(failed).toHaveCount(0)
    await page.getByRole('radio', { name: 'Failed' }).click()
    await expect(page).toHaveURL(/state=failed/)
    await expect(failed).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true })
    await page.getByRole('button', { name: 'Resend' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Resend' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('radio', { name: 'Pending' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'pending' }).first()).toContainText('Resend')
  })

  test('sees which receivers are told of a class', async ({ page }) => {
    await page.goto('/system/alerts/classes')
    await expect(rowOf(page, 'hardware.sled.added')).toContainText('on-call')
    await expect(rowOf(page, 'probe')).not.toContainText('on-call')
    await rowOf(page, 'instance.failed').getByRole('link', { name: 'on-call' }).click()
    await expect(page).toHaveURL(`${list}/on-call/subscriptions`)
  })

  test('is told that nobody could be reached, and keeps what was typed', async ({ page }) => {
    await page.goto(`${list}/on-call/subscriptions-new`)
    await page.route('**/v1/alert-receivers/*/subscriptions', (route) => route.abort())
    const form = page.getByRole('dialog', { name: 'Add subscription' })
    await form.getByRole('combobox', { name: 'Subscription' }).fill('silo.*')
    await page.getByRole('option', { name: 'Custom: silo.*' }).click()
    await form.getByRole('button', { name: 'Add subscription' }).click()
    await expect(form.getByText('The server cannot be reached')).toBeVisible()
    await expect(form.getByRole('combobox', { name: 'Subscription' })).toHaveValue('silo.*')
  })
})

test('a probe tells how the receiver answered, and brings what had failed', async ({ page }) => {
  const [server, receiver] = await Promise.all([startServer({ flags: ['--allow-local-targets'] }), ownReceiver()])
  try {
    await signInQuickly(page.request, server.url, 'operator')
    const operator = new Operator(page.request, server.url)
    const body = {
      name: 'hook',
      description: '',
      endpoint: receiver.url,
      secrets: ['a', 'b'],
      subscriptions: ['silo.*'],
    }
    await operator.post('/v1/webhook-receivers', body)
    await page.goto(`${server.url}${list}/hook/deliveries`)
    await expect(page.getByText('No deliveries')).toBeVisible()
    receiver.answers(503)
    await page.getByRole('button', { name: 'Send probe' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send a probe to hook' })
    await dialog.getByRole('button', { name: 'Send probe' }).click()
    await expect(dialog.getByText(/Answered 503 after \d+ ms/)).toBeVisible()
    receiver.answers(200)
    await dialog.getByText('also resend alerts that failed').click()
    await dialog.getByRole('button', { name: 'Send another' }).click()
    await expect(dialog.getByText('The probe arrived')).toBeVisible()
    await expect(dialog.getByText('There was no failed alert to resend.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(receiver.got.map(({ alertClass }) => alertClass)).toEqual(['probe', 'probe'])
    // Signed with each secret.
    expect(receiver.got[0]?.signatures.match(/a=sha256/g)).toHaveLength(2)
    await operator.silo('watched')
    // Nobody reloads: the list looks by itself.
    await expect(page.getByRole('row').filter({ hasText: 'silo.created' })).toContainText('delivered', {
      timeout: 15_000,
    })
  } finally {
    await server.stop()
    receiver.stop()
  }
})

test.describe('somebody who may only look at the fleet', () => {
  test.use({ role: 'operator' })

  test('sees every action of alerts with the reason why it is not theirs', async ({ page, server }) => {
    await new Operator(page.request, server.url).becomeFleetViewer()
    const reason = 'This takes the role admin on the fleet; yours is viewer'
    await page.goto(list)
    await expectReason(page.getByRole('button', { name: 'New alert receiver' }), reason)
    await openRow(page, 'on-call')
    expect(await refusedEntries(page)).toEqual({ Edit: reason, 'Send probe': reason, Delete: reason })
    await page.goto(`${list}/on-call/subscriptions`)
    await expectReason(page.getByRole('button', { name: 'Add subscription' }), reason)
    await openRow(page, 'instance.failed')
    expect(await refusedEntries(page)).toEqual({ Remove: reason })
    await page.goto(`${list}/on-call/deliveries`)
    await page.getByRole('button', { name: 'Row actions' }).first().click()
    expect(await refusedEntries(page)).toEqual({ Resend: reason })
  })
})

test.describe('somebody without a role on the fleet', () => {
  test.use({ role: 'admin', allowedConsoleErrors: ['/v1/system/policy', 'The page answers with 404'] })

  test('finds none of it', async ({ page }) => {
    for (const path of [list, '/system/alerts/classes', '/system/update', '/system/support-bundles']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    }
  })
})
