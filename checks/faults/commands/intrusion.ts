import { type Effect, pickFrom } from '../model.ts'
import type { Command } from './command.ts'
import { addRapid } from './tests.ts'

const strangers = ['pesaing', 'lain', 'warga'] as const

/** Reads what belongs to others. Each answer must be 401, 403 or 404. */
export const snoop: Command = async ({ world, model, pick }) => {
  const file = model.files.find(({ by }) => by === 'pemohon')
  const rapid = model.rapid.find(({ by }) => by === 'kota')
  const registration = model.registrations.find(({ by }) => by === 'kota')
  const who = pickFrom(strangers, pick) ?? 'warga'
  const paths = [
    ...(file ? [`/api/psat/pengajuan/${file.uuid}`, `/api/psat/pengajuan/${file.uuid}/penerbitan`] : []),
    ...(rapid && who !== 'pesaing' ? [`/api/okkp/rapid_test/detail?rapid_test_id=${rapid.id}`] : []),
    ...(registration ? [`/api/okkp/registrations/history?registrasi_id=${registration.id}`] : []),
  ]
  const path = pickFrom(paths, pick >> 2)
  if (!path) return
  const seen = await world.history.send(who, 'GET', path)
  if (seen.outcome === 'accepted') model.leaks.push(`${who} read ${path}`)
}

/** A second theft would only get the colleague's own answer again. */
const stolen = new WeakSet<Effect>()
const colleagues: Record<string, string> = { kota: 'kota2', kota2: 'kota' }

/** Sends the request of a colleague again, with his key. It has an effect of its own, because a key belongs to its sender. */
export const stealKey: Command = async (context) => {
  const { world, model, pick } = context
  const isCopied = (effect: Effect) => {
    const { call } = effect
    const isFirst = call.outcome === 'accepted' && !stolen.has(effect)
    return (
      isFirst &&
      colleagues[call.who] !== undefined &&
      call.path === '/api/okkp/rapid_test/add' &&
      !('kunci' in (call.body as object))
    )
  }
  if (!model.effects.some(isCopied)) await addRapid({ ...context, pick: 8 })
  const found = pickFrom(model.effects.filter(isCopied), pick)
  if (!found) return
  stolen.add(found)
  const { who, method, path, key, body, answer } = found.call
  const colleague = colleagues[who] ?? ''
  const what = `rapid test with the key of ${who}`
  const other = await world.history.send(colleague, method, path, { key, body, what })
  if (other.outcome !== 'accepted') return
  if (other.answer.data.id === answer.data.id) model.leaks.push(`${colleague} got the answer of ${who}`)
  found.accepted += 1
}

/** Repeats an accepted request with its key, and gets the first answer. */
export const repeat: Command = async ({ world, model, pick }) => {
  const accepted = model.effects.filter(
    ({ call }) => call.outcome === 'accepted' && !(call.body instanceof FormData),
  )
  const found = pickFrom(accepted, pick)
  if (!found) return
  const { who, what, method, path, key, body, answer } = found.call
  const again = await world.history.send(who, method, path, { key, body, what: `${what} again` })
  if (JSON.stringify(again.answer?.data) !== JSON.stringify(answer?.data))
    model.stale.push(`${what}: a repeat got ${again.status} and another answer than the first request`)
}
