import { pickFrom } from '../model.ts'
import type { Command } from './command.ts'

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

const colleagues: Record<string, string> = { kota: 'kota2', kota2: 'kota' }

/** Repeats an accepted request with its key. The same person gets the first answer; a colleague gets an effect of his own. */
export const repeat: Command = async ({ world, model, pick }) => {
  const { history } = world
  const accepted = model.effects.filter(
    ({ call }) => call.outcome === 'accepted' && !(call.body instanceof FormData),
  )
  const found = pickFrom(accepted, pick)
  if (!found) return
  const { call } = found
  const { method, path, key, body } = call
  const colleague = colleagues[call.who]
  const isNote = typeof body === 'object' && body !== null && 'note' in body && !('kunci' in body)
  if (pick % 2 === 0 && colleague && isNote) {
    const other = await history.send(colleague, method, path, {
      key,
      body,
      what: `${call.what} with a key of ${call.who}`,
    })
    if (other.outcome !== 'accepted') return
    if (other.answer.data.id === call.answer.data.id)
      model.leaks.push(`${colleague} got the answer of ${call.who}`)
    found.accepted += 1
    return
  }
  const again = await history.send(call.who, method, path, { key, body, what: `${call.what} again` })
  if (JSON.stringify(again.answer?.data) !== JSON.stringify(call.answer?.data))
    model.stale.push(
      `${call.what}: a repeat was answered ${again.status} and otherwise than the first request`,
    )
}
