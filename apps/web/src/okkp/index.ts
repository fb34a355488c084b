/** What the other wings may use of this one. */
export { useKomoditas } from '#okkp/komoditas/use-komoditas.ts'
export { useJenisDokumen, useJenisKlaim } from '#okkp/master/use-master-rows.ts'
export { useJenisRegistrasi } from '#okkp/registrasi/use-pilihan.ts'
