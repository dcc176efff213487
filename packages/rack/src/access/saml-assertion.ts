import type { Element } from '@xmldom/xmldom'
import type { Documents } from '../store/kinds.ts'
import { refuseResponse } from './saml-refusal.ts'
import { checkIssueInstant, CLOCK_SKEW, timeOf } from './saml-times.ts'
import { childrenOf, elementsIn, isElement, onlyText, parseXml, textOf } from './saml-xml.ts'

type Provider = Documents['samlIdentityProvider']

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
/** The conditions that are understood here; what has another one must not be relied on (core, section 2.5.1). */
const conditions: readonly (string | null)[] = ['AudienceRestriction', 'OneTimeUse', 'ProxyRestriction']

/** Who an identity provider says that somebody is. */
export interface Asserted {
  externalId: string
  groups: readonly string[]
  /** Of the assertion, which counts once. */
  assertionId: string
  issued: Date
}

function checkWindow(element: Element, now: Date, what: string): void {
  const notBefore = timeOf(element, 'NotBefore')
  if (notBefore && notBefore.getTime() - CLOCK_SKEW > now.getTime()) throw refuseResponse(`${what} is not valid yet`)
  const notOnOrAfter = timeOf(element, 'NotOnOrAfter')
  if (notOnOrAfter && notOnOrAfter.getTime() + CLOCK_SKEW <= now.getTime()) throw refuseResponse(`${what} has expired`)
}

function checkConditions(assertion: Element, { spClientId }: Provider, now: Date): void {
  const [given, another] = childrenOf(assertion, 'assertion', 'Conditions')
  if (!given || another) throw refuseResponse('the assertion must have conditions, once')
  checkWindow(given, now, 'the assertion')
  if (elementsIn(given).some(({ localName }) => !conditions.includes(localName)))
    throw refuseResponse('the assertion has conditions of an unknown kind')
  const restrictions = childrenOf(given, 'assertion', 'AudienceRestriction')
  const isMeant = (restriction: Element) =>
    childrenOf(restriction, 'assertion', 'Audience').some((audience) => textOf(audience).trim() === spClientId)
  if (restrictions.length === 0 || !restrictions.every(isMeant))
    throw refuseResponse('the assertion is for another audience')
}

/** A bearer must have come here, and in time (profiles, section 4.1.4.2). */
function checkConfirmation(confirmation: Element, { acsUrl }: Provider, now: Date): void {
  const [data] = childrenOf(confirmation, 'assertion', 'SubjectConfirmationData')
  if (confirmation.getAttribute('Method') !== BEARER || !data?.hasAttribute('NotOnOrAfter'))
    throw refuseResponse('the subject is not confirmed as that of a bearer')
  if (data.getAttribute('Recipient') !== acsUrl) throw refuseResponse('the subject is confirmed to another recipient')
  checkWindow(data, now, 'the confirmation of the subject')
}

function checkConfirmations(subject: Element, provider: Provider, now: Date): void {
  let refusal: unknown = refuseResponse('the subject is not confirmed')
  for (const confirmation of childrenOf(subject, 'assertion', 'SubjectConfirmation'))
    try {
      return checkConfirmation(confirmation, provider, now)
    } catch (error) {
      refusal = error
    }
  throw refusal
}

function nameOf(subject: Element): string {
  const [given, another] = childrenOf(subject, 'assertion', 'NameID')
  const name = given && !another ? textOf(given) : ''
  if (name.trim() === '') throw refuseResponse('the subject must have a NameID, once')
  return name
}

/** Each value may name several groups, parted by commas. */
function groupsIn(assertion: Element, attributeName: string | null): string[] {
  if (attributeName === null) return []
  const names = childrenOf(assertion, 'assertion', 'AttributeStatement')
    .flatMap((statement) => childrenOf(statement, 'assertion', 'Attribute'))
    .filter((attribute) => attribute.getAttribute('Name') === attributeName)
    .flatMap((attribute) => childrenOf(attribute, 'assertion', 'AttributeValue'))
    .flatMap((value) => textOf(value).split(','))
    .map((name) => name.trim())
  return [...new Set(names)].filter((name) => name !== '')
}

/**
 * What an assertion says, as far as it may be relied on now. To be given only what the provider has signed.
 */
export function readAssertion(xml: string, provider: Provider, now: Date): Asserted {
  const assertion = parseXml(xml)
  const assertionId = assertion.getAttribute('ID')
  if (!isElement(assertion, 'assertion', 'Assertion') || !assertionId) throw refuseResponse('there is no assertion')
  if (onlyText(assertion, 'assertion', 'Issuer') !== provider.idpEntityId)
    throw refuseResponse('the assertion is of another issuer')
  const issued = checkIssueInstant(assertion, now, 'the assertion')
  checkConditions(assertion, provider, now)
  const [subject, another] = childrenOf(assertion, 'assertion', 'Subject')
  if (!subject || another) throw refuseResponse('the assertion must have a subject, once')
  checkConfirmations(subject, provider, now)
  const externalId = nameOf(subject)
  return { externalId, groups: groupsIn(assertion, provider.groupAttributeName), assertionId, issued }
}
