import { Button } from '@mantine/core'
import { dayInJakarta } from '@portal/domain/platform/format'
import { kalenderIcs, listHariKalender, listKalender } from '@portal/domain/psat/dasbor/kalender.contract'
import { type StatusKunjungan, statusKunjungan } from '@portal/domain/psat/lapang/kunjungan'
import { IconCalendarDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { addressOf } from '#platform/api/address.ts'
import { PilihanDasbor } from '#platform/dasbor/PilihanDasbor.tsx'
import { PilihanWilayah } from '#platform/dasbor/PilihanWilayah.tsx'
import { SaringanDasbor } from '#platform/dasbor/SaringanDasbor.tsx'
import { saveFrom } from '#platform/files/save-file.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { notify } from '#platform/notices/notify.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { useSearchChange } from '#platform/routing/use-search-change.ts'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { useIsiWilayah, useProvinsi } from '#platform/wilayah/use-wilayah.ts'
import { ApiError } from '#platform/wire/api-error.ts'
import { useAuditor } from '#psat/audit/use-auditor.ts'
import { BulanKalender } from '#psat/dasbor/kalender/BulanKalender.tsx'
import { bulanLain, pekanBulan } from '#psat/dasbor/kalender/bulan-kalender.ts'
import classes from '#psat/dasbor/kalender/kalender.module.css'
import { useAngka } from '#psat/dasbor/petugas/use-dasbor.ts'

const route = '/psat/admin/kalender'

const statusLabels: Record<StatusKunjungan, string> = {
  diusulkan: 'Diusulkan',
  diminta_pindah: 'Diminta pindah',
  dikonfirmasi: 'Disepakati',
  dilaksanakan: 'Dilaksanakan',
  dibatalkan: 'Dibatalkan',
}

const namaBulan = (month: string) =>
  new Intl.DateTimeFormat('id-ID', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** Month calendar of the field audits of both tracks, with place, auditors and confirmation status. */
export function KalenderScreen() {
  const search = useSearch({ from: route })
  const change = useSearchChange<typeof route>()
  const set = (next: Parameters<typeof change>[0]) => void change(next, { stay: true })
  const today = dayInJakarta(Date.now())
  const month = search.bulan ?? today.slice(0, 7)
  const weeks = pekanBulan(month)
  const provinsi = useProvinsi().data
  const own = provinsi?.find(({ id }) => id === search.provinsi)
  const kota = useIsiWilayah(own?.kode).data?.kota
  const auditor = useAuditor()
  const query = {
    dari: weeks[0]?.[0]?.day ?? `${month}-01`,
    sampai: weeks.at(-1)?.[6]?.day ?? `${month}-28`,
    petugasId: search.petugas,
    provinsiId: search.provinsi,
    kotaId: search.kota,
    status: search.status,
  }
  const visits = useAngka(listKalender, query)
  const hari = useAngka(listHariKalender, { dari: query.dari, sampai: query.sampai })
  const unduh = useMutation({
    mutationFn: () => saveFrom(addressOf(kalenderIcs.path, {}, query), `kalender-audit-${month}.ics`),
    onError: (error) =>
      notify.error(error instanceof ApiError ? error.message : 'Kalender belum terunduh. Coba lagi.'),
    meta: { silent: true },
  })
  const chosen = [
    // The list of auditors is empty for users who may see only their own visits.
    ...(auditor.length > 0 ? [auditor.find(({ id }) => id === search.petugas)?.nama ?? 'semua auditor'] : []),
    kota?.find(({ id }) => id === search.kota)?.nama ?? own?.nama ?? 'semua provinsi',
    search.status ? statusLabels[search.status].toLowerCase() : 'semua keadaan',
  ].join(' · ')
  return (
    <>
      <PageHeader
        title="Kalender audit"
        meta="Kunjungan lapang di kedua alur, diusulkan maupun disepakati, sesuai wewenang Anda."
        crumbs={[{ label: 'Perizinan PSAT', to: '/psat/admin' }]}
        actions={
          <Button
            variant="default"
            loading={unduh.isPending}
            leftSection={<Icon of={IconCalendarDown} />}
            onClick={() => unduh.mutate()}
          >
            Unduh .ics
          </Button>
        }
      />
      <SaringanDasbor action={route} chosen={chosen}>
        {auditor.length > 0 && (
          <PilihanDasbor
            label="Auditor"
            name="petugas"
            value={search.petugas === undefined ? '' : String(search.petugas)}
            semua="Semua auditor"
            options={auditor}
            onChange={(id) => set({ petugas: id ? Number(id) : undefined })}
          />
        )}
        <PilihanWilayah
          name="provinsi"
          provinsi={search.provinsi}
          kota={search.kota}
          daftar={{ provinsi, kota }}
          onProvinsi={(id) => set({ provinsi: id, kota: undefined })}
          onKota={(id) => set({ kota: id })}
        />
        <PilihanDasbor
          label="Keadaan"
          name="status"
          value={search.status ?? ''}
          semua="Semua keadaan"
          options={statusKunjungan.map((id) => ({ id, nama: statusLabels[id] }))}
          onChange={(id) => set({ status: statusKunjungan.find((one) => one === id) })}
        />
      </SaringanDasbor>
      <section className={classes.card} aria-labelledby="bulan-kalender">
        <header className={classes.head}>
          <h2 id="bulan-kalender" aria-live="polite">
            {namaBulan(month)}
          </h2>
          <div className={classes.steps}>
            <Button
              variant="default"
              aria-label="Bulan sebelumnya"
              onClick={() => set({ bulan: bulanLain(month, -1) })}
            >
              <Icon of={IconChevronLeft} />
            </Button>
            <Button variant="default" onClick={() => set({ bulan: undefined })}>
              Bulan ini
            </Button>
            <Button
              variant="default"
              aria-label="Bulan berikutnya"
              onClick={() => set({ bulan: bulanLain(month, 1) })}
            >
              <Icon of={IconChevronRight} />
            </Button>
          </div>
        </header>
        {visits.data ? (
          <BulanKalender
            weeks={weeks}
            visits={visits.data.data}
            hari={hari.data?.data}
            today={today}
            label={namaBulan(month)}
          />
        ) : visits.error ? (
          <ErrorState
            title="Kalender belum dapat dimuat"
            error={visits.error}
            onRetry={() => void visits.refetch()}
          />
        ) : (
          <LoadingRows rows={5} />
        )}
      </section>
    </>
  )
}
