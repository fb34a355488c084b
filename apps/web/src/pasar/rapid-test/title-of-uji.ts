import type { KiosUji } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.contract'
import type { BahanUji } from '#pasar/lapangan/bahan.ts'
import type { Isian } from '#pasar/rapid-test/rapid-test-form.ts'

interface Names {
  uji: Pick<BahanUji, 'parameter' | 'komoditas'>
  kios: readonly Pick<KiosUji, 'pedagang_id' | 'nomor_kios'>[]
}

/** Names a waiting test like a label on its sample: "Rapid test Formalin pada Bayam, positif, kios A-1, Pasar Baru". */
export function titleOfRapid(isian: Isian, namaPasar: string, { uji, kios }: Names): string {
  const parameter = uji.parameter.find(({ id }) => id === isian.parameter_id)?.nama
  const komoditas = uji.komoditas.find(({ id }) => id === isian.komoditas_id)?.nama
  const pangan = [isian.kategori === 'PSAT' && komoditas, isian.komoditas_tambahan].filter(Boolean).join(' ')
  const known = kios.find(({ pedagang_id }) => pedagang_id === isian.pedagang_id)?.nomor_kios
  const nomor = known ?? isian.nomor_kios
  const what = ['Rapid test', parameter, pangan && (parameter ? `pada ${pangan}` : pangan)]
  const hasil = typeof isian.hasil_uji === 'string' && isian.hasil_uji.toLowerCase()
  return [what.filter(Boolean).join(' '), hasil, nomor && `kios ${nomor}`, namaPasar]
    .filter(Boolean)
    .join(', ')
}
