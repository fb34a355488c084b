import type { RapidTest } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import type { TindakLanjut } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.contract'
import { addUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import { useNavigate } from '@tanstack/react-router'
import { useRapidTest } from '#okkp/rapid-test/use-rapid-test.ts'
import { useKomoditasOptions } from '#okkp/registrasi/use-pilihan.ts'
import { useRefreshTindakLanjut, useTindakLanjut } from '#okkp/tindak-lanjut/use-tindak-lanjut.ts'
import { UjiLabForm } from '#okkp/uji-lab/UjiLabForm.tsx'
import { type IsianUjiLab, isianBaru, isianKonfirmasi } from '#okkp/uji-lab/uji-lab-form.ts'
import { daftarUjiLab, ujiLabCrumbs, useRefreshUjiLab } from '#okkp/uji-lab/use-uji-lab.ts'
import { call } from '#platform/api/client.ts'
import type { Option } from '#platform/forms/choice-fields.tsx'
import { popup } from '#platform/notices/popup.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { BackButton } from '#platform/ui/link/BackButton.tsx'
import { LoadingRows } from '#platform/ui/states/states.tsx'

interface UjiLabBaruScreenProps {
  jenisId: number | undefined
  /** The follow-up of a positive rapid test that asks for this one. */
  rantaiId?: number | undefined
}

/** A test of its own, or the confirmation of a rapid test, which says what is to be tested. */
export function UjiLabBaruScreen({ jenisId, rantaiId }: UjiLabBaruScreenProps) {
  const rantai = useTindakLanjut(rantaiId)
  const asal = rantai.data?.asal === 'rapid_test' ? rantai.data.asal_id : undefined
  const rapid = useRapidTest(asal)
  const komoditas = useKomoditasOptions()
  const waiting =
    (rantaiId !== undefined && (rantai.isPending || komoditas.length === 0)) ||
    (asal !== undefined && rapid.isPending)
  if (waiting) return <LoadingRows />
  return <Baru jenisId={jenisId} rantai={rantai.data} rapid={rapid.data} komoditas={komoditas} />
}

interface BaruProps {
  jenisId: number | undefined
  rantai: TindakLanjut | undefined
  rapid: RapidTest | undefined
  komoditas: readonly Option[]
}

function Baru({ jenisId, rantai, rapid, komoditas }: BaruProps) {
  const navigate = useNavigate()
  const refresh = useRefreshUjiLab()
  const refreshChains = useRefreshTindakLanjut()

  async function save(body: IsianUjiLab) {
    const tindak_lanjut = rantai ? { id: rantai.id, versi: rantai.versi } : null
    const { data, message } = await call(addUjiLab, { body: { ...body, tindak_lanjut } })
    popup.success(message)
    void refresh()
    void refreshChains()
    void navigate(
      rantai
        ? { to: '/okkp/admin/tindak-lanjut/$id', params: { id: String(rantai.id) } }
        : { to: '/okkp/admin/lab/uji/$id', params: { id: String(data.id) } },
    )
  }

  return (
    <>
      <PageHeader
        title="Tambah hasil uji laboratorium"
        meta="Salin dari laporan hasil uji (LHU). Putusan tiap parameter diusulkan dari batas yang berlaku."
        crumbs={ujiLabCrumbs}
      />
      {rantai && (
        <Callout>
          Uji konfirmasi untuk rapid test positif {rantai.parameter} pada {rantai.komoditas} ({rantai.lokasi}
          ). Hasilnya tertaut ke tindak lanjutnya.
        </Callout>
      )}
      <UjiLabForm
        initial={rantai ? isianKonfirmasi({ rantai, rapid, komoditas }) : isianBaru(jenisId)}
        correcting={false}
        draftKey={rantai ? `uji-lab-baru:${rantai.id}` : 'uji-lab-baru'}
        submitLabel="Simpan hasil uji"
        onSubmit={save}
        extraActions={<BackButton to={daftarUjiLab}>Kembali ke daftar</BackButton>}
      />
    </>
  )
}
