import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../platform/calendar/add-days.ts'
import { actionsOf, type HakKasus, outOfTurn } from './kasus.actions.ts'
import { closingOf } from './kasus.faults.ts'
import { kasusBaru } from './kasus.fixture.ts'
import { setelahKoreksi } from './kasus.koreksi.ts'
import type { IsiKasus } from './kasus.records.ts'
import { readKasus } from './kasus.state.ts'
import { type AksiKasus, aksiKasus, asalKasus, luaranKasus } from './kasus.table.ts'

const semua: HakKasus = {
  kantor: true,
  sumber: [],
  uji_lab: true,
  rapid: true,
  pengawasan: true,
  laboratorium: true,
  orang_kedua: Array.from({ length: 200 }, (_none, id) => id),
  pengusul: Array.from({ length: 200 }, (_none, id) => id),
}

/** A case in the model: its records, and the hour of the next one. */
interface Model {
  isi: IsiKasus
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
  pokok: fc.constantFrom('formalin', 'formalin', 'boraks'),
  /** Days that the sample or the work is older than its entry. */
  old: fc.constantFrom(0, 0, 2, 120),
  other: fc
    .integer({ min: 0, max: 9 })
    .map((roll) => (['sumber', 'koreksi_sumber', 'koreksi_uji'] as const)[roll]),
  /** False leaves overtaken requests and proposals lying, as a database from before this rule does. */
  tidy: fc.boolean(),
})
type Choice = typeof choice extends fc.Arbitrary<infer T> ? T : never

const dayOf = (pada: string, { old }: Pick<Choice, 'old'>) => addDays(pada.slice(0, 10), -old)

function ujiOf(pada: string, status: Choice['verdict'], move: Pick<Choice, 'old' | 'pokok'>) {
  const named = (wanted: string) => (status === wanted ? [move.pokok] : [])
  return { tanggal: dayOf(pada, move), status, pada, lulus: named('MS'), gagal: named('TMS') }
}

function join({ isi, ...model }: Model, move: Pick<Choice, 'asal' | 'old' | 'pokok'>, pada: string): Model {
  const { asal, pokok } = move
  const sumber = [...isi.sumber, { id: isi.sumber.length, asal, pada, berlaku: true, pokok }]
  const uji = asal === 'uji_lab' ? [...isi.uji, ujiOf(pada, 'TMS', move)] : isi.uji
  const pengawasan = asal === 'pengawasan' ? [...isi.pengawasan, { pada }] : isi.pengawasan
  return { ...model, isi: { ...isi, sumber, uji, pengawasan } }
}

/** Corrects a source or a verdict, and settles the case as the server does. */
function correct(model: Model, what: 'koreksi_sumber' | 'koreksi_uji', move: Choice): Model {
  const { isi } = model
  const pada = timeOf(model)
  const which = move.pick % Math.max(1, what === 'koreksi_uji' ? isi.uji.length : isi.sumber.length)
  const changed: IsiKasus =
    what === 'koreksi_uji'
      ? {
          ...isi,
          uji: isi.uji.map((one, at) =>
            at === which ? { ...one, ...ujiOf(pada, move.verdict, move) } : one,
          ),
        }
      : {
          ...isi,
          sumber: isi.sumber.map((one, at) => (at === which ? { ...one, berlaku: !one.berlaku } : one)),
        }
  const after = setelahKoreksi(changed, kalenderOf(model))
  if (after === 'tetap') return { ...model, isi: changed }
  if (after === 'buka')
    return { ...model, isi: { ...changed, ditutup: null, luaran: null, ditutup_koreksi: false } }
  const closed = { ditutup: changed.ditutup ?? pada, luaran: after }
  return {
    ...model,
    isi: { ...changed, ...closed, ditutup_koreksi: changed.ditutup === null || changed.ditutup_koreksi },
  }
}

/** Ends what was overtaken. */
function tidied(model: Model): Model {
  const { permintaan, gugur } = stateOf(model)
  const { isi } = model
  const ended = isi.permintaan.map((one) =>
    permintaan === 'usang' && (one.keadaan === 'menunggu' || one.keadaan === 'diterima')
      ? { ...one, keadaan: 'dibatalkan' as const }
      : one,
  )
  const usulan = isi.usulan.map((one) =>
    gugur.includes(one.id) ? { ...one, keadaan: 'gugur' as const } : one,
  )
  return { ...model, isi: { ...isi, permintaan: ended, usulan } }
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
  const tanggal = dayOf(pada, move)
  const langkah = aksi.langkah as IsiKasus['usulan'][number]['langkah']
  const put = (more: Partial<IsiKasus>): Model => ({ ...model, isi: { ...isi, ...more } })
  const done = (
    name: 'konfirmasi' | 'pengamanan' | 'penelusuran' | 'pembinaan',
    sumber: readonly number[] | null = null,
  ) => put({ tindakan: [...isi.tindakan, { langkah: name, tanggal, pada, sumber }] })
  const proposal = (name: typeof langkah) => ({
    id: isi.usulan.length,
    langkah: name,
    keadaan: 'menunggu' as const,
    pada,
    diperiksa: null,
  })
  const answered = (keadaan: 'dijawab' | 'ditolak' | 'diganti' | 'dibatalkan') =>
    isi.permintaan.map((one) =>
      one.keadaan === 'menunggu' || one.keadaan === 'diterima' ? { ...one, keadaan, dijawab: pada } : one,
    )
  const decided = (keadaan: 'setuju' | 'tolak' | 'ditarik') =>
    isi.usulan.map((one) => (one.id === aksi.usulan_id ? { ...one, keadaan, diperiksa: pada } : one))
  switch (nama) {
    case 'minta_uji':
      return put({
        permintaan: [
          ...answered('diganti'),
          { pada, keadaan: 'menunggu', dijawab: null, batas: addDays(pada.slice(0, 10), 20) },
        ],
      })
    case 'jawab_permintaan':
      return put({ permintaan: answered('ditolak') })
    case 'batalkan_permintaan':
      return put({ permintaan: answered('dibatalkan') })
    case 'catat_uji':
      return put({ uji: [...isi.uji, ujiOf(pada, move.verdict, move)], permintaan: answered('dijawab') })
    case 'catat_rapid':
      return move.good
        ? put({ rapid_ulang: [...isi.rapid_ulang, { tanggal, pada, pokok: move.pokok }] })
        : join(model, { ...move, asal: 'rapid_test' }, pada)
    case 'catat_kunjungan':
      return done('konfirmasi')
    case 'amankan': {
      const some = isi.sumber.filter(({ berlaku }, at) => berlaku && (move.good || at % 2 === move.pick % 2))
      return done('pengamanan', move.old === 0 ? null : some.map(({ id }) => id))
    }
    case 'telusuri':
      return done('penelusuran')
    case 'bina':
      return done('pembinaan')
    case 'catat_pengawasan':
      return put({ pengawasan: [...isi.pengawasan, { pada }] })
    case 'tidak_dapat':
      return put({ usulan: [...isi.usulan, proposal(langkah)] })
    case 'tarik_usulan':
      return put({ usulan: decided('ditarik') })
    case 'periksa': {
      const usulan = decided(move.good ? 'setuju' : 'tolak')
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
  first: fc.record({
    asal: fc.constantFrom(...asalKasus),
    old: fc.constantFrom(0, 120),
    pokok: fc.constantFrom('formalin', 'boraks'),
  }),
  registrasi_id: fc.constantFrom(null, 7),
  moves: fc.array(choice, { maxLength: 40 }),
})
type First = Pick<Choice, 'asal' | 'old' | 'pokok'>
const begin = (first: First, registrasi_id: number | null): Model => {
  const empty: Model = { isi: { ...kasusBaru, sumber: [], registrasi_id }, hour: 0 }
  return join(empty, first, timeOf(empty))
}

function step(before: Model, move: Choice): { model: Model; did: AksiKasus | Choice['other'] } | undefined {
  if (move.other === 'sumber' && before.isi.ditutup === null)
    return { model: join(before, move, timeOf(before)), did: 'sumber' }
  if (move.other === 'koreksi_sumber' || move.other === 'koreksi_uji')
    return { model: correct(before, move.other, move), did: move.other }
  const actions = actionsOf(before.isi, stateOf(before), semua)
  const chosen = actions[move.pick % Math.max(1, actions.length)]
  return chosen && { model: act(before, chosen.nama, chosen, move), did: chosen.nama }
}

function eachState(
  check: (model: Model, before: Model | undefined, did: AksiKasus | Choice['other']) => void,
) {
  fc.assert(
    fc.property(walks, ({ first, registrasi_id, moves }) => {
      let model = begin(first, registrasi_id)
      check(model, undefined, undefined)
      for (const move of moves) {
        const before = { ...model, hour: model.hour + move.hours }
        const next = step(before, move)
        if (!next) continue
        model = move.tidy ? tidied(next.model) : next.model
        check(model, before, next.did)
      }
    }),
    { numRuns: 300 },
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
    if (now.putaran_ke <= old.putaran_ke || model.isi.ditutup !== null) return
    expect(['catat_uji', 'catat_rapid', 'sumber', 'koreksi_sumber', 'koreksi_uji']).toContain(did)
    if (old.putaran_ke > 0 && did !== 'koreksi_sumber') {
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

test('a request waits for a laboratory only while a step of the case waits for it', () => {
  eachState((model) => {
    const { permintaan, terbuka, langkah } = stateOf(tidied(model))
    expect(permintaan).not.toBe('usang')
    if (permintaan === null) return
    expect(terbuka.some((name) => name === 'konfirmasi' || name === 'uji_ulang')).toBe(true)
    const names = actionsOf(tidied(model).isi, stateOf(tidied(model)), semua).map(({ nama }) => nama)
    expect(names).toContain('batalkan_permintaan')
    expect(names.includes('minta_uji')).toBe(permintaan === 'terlambat')
    expect(langkah.length).toBe(6)
  })
})

test('an overtaken request or proposal offers what a case without it offers', () => {
  eachState((model) => {
    const names = (one: Model) => actionsOf(one.isi, stateOf(one), semua).map(({ nama }) => nama)
    expect(names(model)).toEqual(names(tidied(model)))
  })
})

test('an outcome without a second account is what the records still show, also after corrections', () => {
  eachState((model) => {
    const { isi } = model
    if (isi.ditutup === null || isi.luaran === 'alasan') return
    const found = isi.sumber.some(({ berlaku }) => berlaku)
    const open = readKasus({ ...isi, ditutup: null, luaran: null }, kalenderOf(model))
    if (found || open.dipastikan) expect(open.luaran).toBe(isi.luaran)
  })
})

test('a clean test of something else neither clears a finding nor ends its re-test', () => {
  eachState((model) => {
    const { isi } = model
    const other = {
      ...isi,
      uji: isi.uji.map((one) => ({ ...one, lulus: one.lulus.map(() => 'timbal') })),
      rapid_ulang: isi.rapid_ulang.map((one) => ({ ...one, pokok: 'timbal' })),
    }
    const valid = isi.sumber.some(({ berlaku }) => berlaku)
    const { langkah, dipastikan } = readKasus({ ...other, ditutup: null, luaran: null }, kalenderOf(model))
    const statusOf = (name: string) => langkah.find((one) => one.langkah === name)?.status
    expect(statusOf('uji_ulang')).not.toBe('selesai')
    if (valid && !dipastikan) expect(statusOf('konfirmasi')).not.toBe('selesai')
  })
})
