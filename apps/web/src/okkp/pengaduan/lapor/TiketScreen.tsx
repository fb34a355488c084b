import type { TiketPengaduan } from '@portal/domain/okkp/pengaduan/pengaduan.contract'
import { lazy, type SubmitEvent, Suspense, useEffect, useState } from 'react'
import { type KunciTiket, readTiket } from '#okkp/pengaduan/lapor/calls.ts'
import { KirimLapor } from '#okkp/pengaduan/lapor/KirimLapor.tsx'
import classes from '#okkp/pengaduan/lapor/lapor.module.css'
import { kunciDari } from '#okkp/pengaduan/lapor/tautan-tiket.ts'
import { Baris } from '#platform/light/fields/Isian.tsx'
import { galatOf } from '#platform/light/galat.ts'
import { kodeRapi } from '#platform/light/kode.ts'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { pageOf } from '#platform/page/structured.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

// Lazy loaded when the reporter opens a report.
const IsiTiket = lazy(() => import('#okkp/pengaduan/lapor/IsiTiket.tsx'))

interface Opened {
  kunci: KunciTiket
  tiket: TiketPengaduan
}

export function TiketScreen() {
  const [opened, setOpened] = useState<Opened>()
  const [loading, setLoading] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  async function open(kunci: KunciTiket) {
    setLoading(true)
    setFailure(undefined)
    try {
      setOpened({ kunci, tiket: await readTiket(kunci) })
    } catch (error) {
      setFailure(error)
    } finally {
      setLoading(false)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address held at the beginning
  useEffect(() => {
    const kunci = kunciDari(window.location.hash)
    if (kunci) void open(kunci)
  }, [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const nomor = String(typed.get('nomor') ?? '')
      .trim()
      .toUpperCase()
    void open({ nomor, kode: kodeRapi(String(typed.get('kode') ?? '')) })
  }

  const galat = galatOf(failure, ['nomor', 'kode'])
  return (
    <div className={classes.halaman}>
      <PageTitle
        description="Baca jawaban atas laporan Anda dan balas percakapannya dengan nomor laporan dan kode rahasia."
        data={import.meta.env.SSR && pageOf('WebPage', 'Laporan saya')}
      >
        Laporan saya
      </PageTitle>
      {opened ? (
        <Suspense>
          <IsiTiket
            tiket={opened.tiket}
            kunci={opened.kunci}
            onChange={(tiket) => setOpened({ ...opened, tiket })}
            onRefresh={() => void open(opened.kunci)}
            refreshing={loading}
          />
        </Suspense>
      ) : (
        <>
          <header>
            <h1>Baca laporan Anda</h1>
            <p className={classes.lead}>
              Tulis nomor dan kode rahasia yang Anda terima saat mengirim laporan. Kehilangan kodenya?{' '}
              <AppLink to="/lapor" className={classes.tautan}>
                Kirim laporan baru
              </AppLink>{' '}
              dan sebut nomor yang lama.
            </p>
          </header>
          <form className={classes.form} method="post" onSubmit={submit} noValidate>
            <div className={classes.duaKolom}>
              <Baris
                label="Nomor laporan"
                name="nomor"
                placeholder="ADU-2026-00042"
                autoCapitalize="characters"
                autoComplete="off"
                fault={galat.at('nomor')}
              />
              <Baris
                label="Kode rahasia"
                name="kode"
                placeholder="ABCD-EFGH-JKLM"
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                fault={galat.at('kode')}
              />
            </div>
            <KirimLapor failure={galat.lain} busy={loading} label={loading ? 'Membuka …' : 'Buka laporan'} />
          </form>
        </>
      )}
    </div>
  )
}
