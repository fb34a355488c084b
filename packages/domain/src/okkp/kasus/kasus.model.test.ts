import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../platform/calendar/add-days.ts'
import { actionsOf, type HakKasus, type IsiBernomor, outOfTurn } from './kasus.actions.ts'
import { closingOf } from './kasus.faults.ts'
import { kasusBaru } from './kasus.fixture.ts'
import { readKasus } from './kasus.state.ts'
import { type AksiKasus, aksiKasus, asalKasus, luaranKasus } from './kasus.table.ts'

const semua: HakKasus = {
  kantor: true,
  uji_lab: true,
  rapid: true,
  pengawasan: true,
  laboratorium: true,
  orang_kedua: Array.from({ length: 200 }, (_none, id) => id),
}

/** A case in the model: its records, and the hour of the next one. */
interface Model {
  isi: IsiBernomor
  hour: number
}

const start = Date.UTC(2026, 10, 2, 3)
const timeOf = ({ hour }: Model) => new Date(start + hour * 3_600_000).toISOString()
const kalenderOf = (model: Model) => ({ today: timeOf(model).slice(0, 10), holidays: new Set<string>() })
const stateOf = (model: Model) => readKasus(model.isi, kalenderOf(model))

const choice = fc.record({
  pick: fc.nat(),
  hours: fc.integer({ min: 1, max: 200 }),
  verdict: fc.constantFrom('MS', 'TMS', null),
  good: fc.boolean(),
  asal: fc.constantFrom(...asalKasus),
  source: fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0),
})
type Choice = typeof choice extends fc.Arbitrary<infer T> ? T : never

function join({ isi, ...model }: Model, asal: Choice['asal'], pada: string): Model {
  const sumber = [...isi.sumber, { asal, pada, berlaku: true }]
  const tanggal = pada.slice(0, 10)
  const uji = asal === 'uji_lab' ? [...isi.uji, { tanggal, status: 'TMS' as const, pada }] : isi.uji
  const pengawasan = asal === 'pengawasan' ? [...isi.pengawasan, { pada }] : isi.pengawasan
  return { ...model, isi: { ...isi, sumber, uji, pengawasan } }
}

/** Does what an action stores. */
function act(
  model: Model,
  nama: AksiKasus,
  aksi: { langkah: string; usulan_id: number | null },
  move: Choice,
): Model {
  const { isi } = model
  const pada = timeOf(model)
  const tanggal = pada.slice(0, 10)
  const langkah = aksi.langkah as IsiBernomor['usulan'][number]['langkah']
  const put = (more: Partial<IsiBernomor>): Model => ({ ...model, isi: { ...isi, ...more } })
  const done = (name: 'konfirmasi' | 'pengamanan' | 'penelusuran' | 'pembinaan') =>
    put({ tindakan: [...isi.tindakan, { langkah: name, pada }] })
  const proposal = (name: typeof langkah) => ({
    id: isi.usulan.length,
    langkah: name,
    keadaan: 'menunggu' as const,
    pada,
    diperiksa: null,
  })
  const answered = (keadaan: 'dijawab' | 'ditolak' | 'diganti') =>
    isi.permintaan.map((one) =>
      one.keadaan === 'menunggu' || one.keadaan === 'diterima' ? { ...one, keadaan, dijawab: pada } : one,
    )
  switch (nama) {
    case 'minta_uji':
      return put({ permintaan: [...answered('diganti'), { pada, keadaan: 'menunggu', dijawab: null }] })
    case 'jawab_permintaan':
      return put({ permintaan: answered('ditolak') })
    case 'catat_uji':
      return put({
        uji: [...isi.uji, { tanggal, status: move.verdict, pada }],
        permintaan: answered('dijawab'),
      })
    case 'catat_rapid':
      return move.good
        ? put({ rapid_ulang: [...isi.rapid_ulang, { tanggal, pada }] })
        : join(model, 'rapid_test', pada)
    case 'catat_kunjungan':
      return done('konfirmasi')
    case 'amankan':
      return done('pengamanan')
    case 'telusuri':
      return done('penelusuran')
    case 'bina':
      return done('pembinaan')
    case 'catat_pengawasan':
      return put({ pengawasan: [...isi.pengawasan, { pada }] })
    case 'tidak_dapat':
      return put({ usulan: [...isi.usulan, proposal(langkah)] })
    case 'periksa': {
      const keadaan = move.good ? ('setuju' as const) : ('tolak' as const)
      const usulan = isi.usulan.map((one) =>
        one.id === aksi.usulan_id ? { ...one, keadaan, diperiksa: pada } : one,
      )
      const closes = move.good && langkah === 'penutupan'
      return put({ usulan, ...(closes ? { ditutup: pada, luaran: 'alasan' as const } : {}) })
    }
    case 'tutup': {
      const { luaran } = stateOf(model)
      if (luaran !== null) return put({ ditutup: pada, luaran })
      return put({ usulan: [...isi.usulan, proposal('penutupan')] })
    }
  }
}

const walks = fc.record({
  asal: fc.constantFrom(...asalKasus),
  registrasi_id: fc.constantFrom(null, 7),
  moves: fc.array(choice, { maxLength: 40 }),
})
const begin = (asal: Choice['asal'], registrasi_id: number | null): Model => {
  const empty: Model = { isi: { ...kasusBaru, usulan: [], sumber: [], registrasi_id }, hour: 0 }
  return join(empty, asal, timeOf(empty))
}

function eachState(check: (model: Model, before: Model | undefined, did: AksiKasus | undefined) => void) {
  fc.assert(
    fc.property(walks, ({ asal, registrasi_id, moves }) => {
      let model = begin(asal, registrasi_id)
      check(model, undefined, undefined)
      for (const move of moves) {
        const actions = actionsOf(model.isi, stateOf(model), semua)
        const chosen = actions[move.pick % Math.max(1, actions.length)]
        const before = { ...model, hour: model.hour + move.hours }
        if (model.isi.ditutup !== null || !chosen) break
        model = move.source ? join(before, move.asal, timeOf(before)) : act(before, chosen.nama, chosen, move)
        check(model, before, move.source ? undefined : chosen.nama)
      }
    }),
  )
}

test('an open case always offers its next action, a closed one offers none', () => {
  eachState((model) => {
    const actions = actionsOf(model.isi, stateOf(model), semua)
    if (model.isi.ditutup !== null) expect(actions).toEqual([])
    else expect(actions.length).toBeGreaterThan(0)
  })
})

test('an open case has an open step or only its closing left, and the due day is one of them', () => {
  eachState((model) => {
    const { terbuka, batas_waktu, langkah, luaran } = stateOf(model)
    if (model.isi.ditutup !== null) return expect(terbuka).toEqual([])
    // A proposal to close may be the only thing that is open, but never nothing at all.
    expect(terbuka.length).toBeGreaterThan(0)
    if (luaran !== null) expect(langkah.find((one) => one.langkah === 'penutupan')?.status).toBe('berjalan')
    const days = langkah.flatMap((one) => (terbuka.includes(one.langkah) && one.batas ? [one.batas] : []))
    expect(batas_waktu).toBe(days.toSorted()[0] ?? null)
  })
})

test('nothing but goods, supplier, guide and re-test ends a confirmed case without a second account', () => {
  eachState((model) => {
    const state = stateOf(model)
    if (!state.dipastikan || model.isi.ditutup !== null) return
    const rest = state.langkah.slice(0, 5)
    const over = rest.every(({ status }) => ['selesai', 'tidak_dapat', 'tidak_perlu'].includes(status))
    expect(state.luaran).toBe(over ? 'terkonfirmasi' : null)
  })
})

test('back to securing goods only after a finding, and never before goods were secured', () => {
  eachState((model, before, did) => {
    if (!before) return
    const [old, now] = [stateOf(before), stateOf(model)]
    if (now.putaran_ke === old.putaran_ke) return
    expect(['catat_uji', 'catat_rapid', undefined]).toContain(did)
    if (old.putaran_ke > 0) {
      expect(old.langkah.find(({ langkah }) => langkah === 'pengamanan')?.status).not.toBe('berjalan')
      expect(now.terbuka).toContain('pengamanan')
    }
  })
})

test('a due day never moves because time passes', () => {
  eachState((model) => {
    const today = kalenderOf(model).today
    const later = readKasus(model.isi, { today: addDays(today, 60), holidays: new Set() })
    expect(later.batas_waktu).toBe(stateOf(model).batas_waktu)
  })
})

test('of the outcomes with a note, the one the records support needs nobody else and a reason needs a second account', () => {
  eachState((model) => {
    if (model.isi.ditutup !== null) return
    const state = stateOf(model)
    const catatan = 'Alasan yang cukup panjang'
    const open = luaranKasus.filter((luaran) => !closingOf(state, { luaran, catatan }).fault)
    expect(open).toEqual([...new Set([...(state.luaran ? [state.luaran] : []), 'alasan' as const])])
    expect(closingOf(state, { luaran: 'alasan', catatan }).second).toBe(state.luaran === null)
  })
})

test('a refused action names what is possible', () => {
  eachState((model) => {
    const actions = actionsOf(model.isi, stateOf(model), semua)
    for (const nama of aksiKasus) {
      const said = outOfTurn(nama, model.isi, actions)
      expect(said).toMatch(/sekarang\. (Kasus ini|Yang dapat dilakukan)/)
    }
  })
})
