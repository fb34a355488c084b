import { expect, it } from 'vitest'
import { ApiError } from '#platform/wire/api-error.ts'
import { sendCeklis } from '#psat/lapang/luring/send-ceklis.ts'
import type { IsiAudit } from '#psat/lapang/penyimpan-ceklis.ts'

const sesuai = { nilai: 'sesuai', catatan: '', foto: null } as const
const tidak = { nilai: 'tidak_sesuai', catatan: 'Retak', foto: null } as const

function server(conflicts = 0) {
  const state = {
    value: { tanggal: null, jawaban: { '1.2': tidak } } as IsiAudit,
    versi: 3,
    left: conflicts,
    saves: 0,
  }
  return {
    state,
    read: async () => ({ value: state.value, versi: state.versi }),
    async save(_uuid: string, audit: IsiAudit, versi: number) {
      state.saves += 1
      if (state.left-- > 0) {
        state.versi += 1
        throw new ApiError(409, { code: 'BENTROK' })
      }
      expect(versi).toBe(state.versi)
      state.value = audit
    },
  }
}

it('lays what was touched without signal over what colleagues have saved', async () => {
  const away = server(2)
  const ubahan = { tanggal: '2026-11-16', jawaban: { '1.1': sesuai } }
  await sendCeklis(away, { content: { uuid: 'u', ubahan }, photos: { '1.2': 'foto/a.jpg' } })
  expect(away.state.value).toEqual({
    tanggal: '2026-11-16',
    jawaban: { '1.1': sesuai, '1.2': { ...tidak, foto: 'foto/a.jpg' } },
  })
  expect(away.state.saves).toBe(3)
})

it('gives up for now when the conflicts do not end, and says nothing when there is nothing', async () => {
  const busy = server(9)
  const content = { uuid: 'u', ubahan: { jawaban: { '1.1': sesuai } } }
  await expect(sendCeklis(busy, { content, photos: {} })).rejects.toMatchObject({ code: 'BENTROK' })
  expect(busy.state.saves).toBe(5)
  const idle = server()
  await sendCeklis(idle, { content: { uuid: 'u', ubahan: { jawaban: {} } }, photos: {} })
  expect(idle.state.saves).toBe(0)
})
