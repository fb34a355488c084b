import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'

/** Add screens of other records. They read the case from their address, and fill themselves from its answer. */
const layar: Readonly<Record<string, (kasus: RincianKasus) => string | null>> = {
  'uji-lab': () => '/okkp/admin/lab/uji/add',
  'rapid-test': ({ isian }) =>
    isian.rapid_test.pasar_id === null ? '/okkp/admin/lab/rapid/add' : '/pasar/admin/pengujian/add',
  pengawasan: ({ isian }) =>
    isian.pengawasan.registrasi_id === null
      ? null
      : `/okkp/admin/registrasi/${isian.pengawasan.registrasi_id}/pengawasan/add`,
}

/** Returns the screen of an action whose form belongs to another record. */
export function tautanOf(kasus: RincianKasus, formulir: string) {
  const to = layar[formulir]?.(kasus)
  return to ? { to, search: { tindak_lanjut: kasus.id } } : undefined
}
