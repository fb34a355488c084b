import { Button, Group } from '@mantine/core'
import { formatDate, formatDateTime } from '@portal/domain/platform/format'
import { decidePengalihan, listPengalihanMasuk } from '@portal/domain/psat/draf/draf.contract'
import { jenisIzinLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '#platform/api/client.ts'
import { confirm, confirmWithNote } from '#platform/notices/confirm.ts'
import { popup } from '#platform/notices/popup.ts'
import { Facts } from '#platform/page/Facts.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { usePengalihanMasuk } from '#psat/pengalihan/use-pengalihan.ts'

export function PengalihanScreen({ kode }: { kode: string }) {
  const masuk = usePengalihanMasuk()
  const pengalihan = masuk.data?.find((satu) => satu.kode === kode)
  return (
    <>
      <PageHeader title="Persetujuan pengalihan" crumbs={[{ label: 'Perizinan PSAT', to: '/psat' }]} />
      {masuk.isPending && <LoadingRows />}
      {masuk.isError && (
        <ErrorState
          title="Pengalihan belum dapat dimuat"
          error={masuk.error}
          onRetry={() => void masuk.refetch()}
        />
      )}
      {masuk.isSuccess && !pengalihan && (
        <EmptyState
          title="Tidak ada yang menunggu jawaban"
          text="Permintaan ini sudah dijawab, dibatalkan, atau bukan untuk perusahaan Anda."
          action={<AppLink to="/psat">Ke Perizinan PSAT</AppLink>}
        />
      )}
      {pengalihan && (
        <Section
          title={`${jenisIzinLabels[pengalihan.auditType]} ${pengalihan.nomor_izin}`}
          text="Izin ini akan dialihkan kepada perusahaan Anda. Bila Anda setuju, pemilik lama dapat mengirim pengajuannya."
        >
          <Facts
            facts={[
              ['Pemilik lama', pengalihan.pemilik_lama],
              ['Pemilik baru', pengalihan.nama_pemilik_baru],
              [
                'Tanggal pengalihan',
                pengalihan.tanggal_pengalihan && formatDate(pengalihan.tanggal_pengalihan),
              ],
              ['Diminta', formatDateTime(pengalihan.dibuat)],
            ]}
            empty="Belum disebut"
          />
          <Jawab kode={kode} />
        </Section>
      )}
    </>
  )
}

function Jawab({ kode }: { kode: string }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const reply = useMutation({
    mutationFn: (body: { setuju: boolean; alasan: string | null }) =>
      call(decidePengalihan, { params: { kode }, body }),
    onSuccess: async ({ message }) => {
      popup.success(message)
      await navigate({ to: '/psat' })
      await queryClient.invalidateQueries({ queryKey: [listPengalihanMasuk.path] })
    },
  })

  async function setuju() {
    const agreed = await confirm({
      title: 'Setujui pengalihan ini?',
      text: 'Perusahaan Anda menjadi pemegang izin setelah pengajuannya terbit.',
      confirmLabel: 'Setujui pengalihan',
    })
    if (agreed) reply.mutate({ setuju: true, alasan: null })
  }

  async function decline() {
    const alasan = await confirmWithNote({
      title: 'Tolak pengalihan ini?',
      confirmLabel: 'Tolak pengalihan',
      tone: 'bad',
      note: { label: 'Alasan', required: true },
    })
    if (alasan !== undefined) reply.mutate({ setuju: false, alasan })
  }

  return (
    <Group gap={8} mt={20}>
      <Button loading={reply.isPending} onClick={() => void setuju()}>
        Setujui pengalihan
      </Button>
      <Button variant="default" disabled={reply.isPending} onClick={() => void decline()}>
        Tolak pengalihan
      </Button>
    </Group>
  )
}
