import type { Result } from '@portal/domain/platform/contract'
import { formatDate } from '@portal/domain/platform/format'
import type { lacakCall } from '@portal/domain/psat/lacak/lacak.contract'
import { type KunciLacak, kunciLacakDari } from '@portal/domain/psat/lacak/nomor-lacak'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { post } from '#platform/api/post.ts'
import buttons from '#platform/light/button.module.css'
import { Baris } from '#platform/light/fields/Isian.tsx'
import { galatOf } from '#platform/light/galat.ts'
import { kodeRapi } from '#platform/light/kode.ts'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { pageOf } from '#platform/page/structured.ts'
import { useUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import classes from './lacak.module.css'

type Lacak = Result<typeof lacakCall>['data']

/** Number and code of the receipt show the stage of a file and its date, without an account. */
export function LacakScreen() {
  const user = useUser()
  const [found, setFound] = useState<Lacak>()
  const [loading, setLoading] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  // Before hydration, a click would submit the form natively and lose the text.
  const [able, setAble] = useState(false)
  const answer = useRef<HTMLHeadingElement>(null)

  async function track(kunci: KunciLacak) {
    setLoading(true)
    setFailure(undefined)
    setFound(undefined)
    try {
      setFound((await post<typeof lacakCall>('/api/psat/lacak', kunci)).data)
    } catch (error) {
      setFailure(error)
    } finally {
      setLoading(false)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address held at the beginning
  useEffect(() => {
    setAble(true)
    const kunci = kunciLacakDari(window.location.hash)
    if (kunci) void track(kunci)
  }, [])
  useEffect(() => {
    if (found) answer.current?.focus()
  }, [found])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const nomor = String(typed.get('nomor') ?? '')
      .trim()
      .toUpperCase()
    void track({ nomor, kode: kodeRapi(String(typed.get('kode') ?? '')) })
  }

  const galat = galatOf(failure, ['nomor', 'kode'])
  return (
    <div className={classes.halaman}>
      <PageTitle
        description="Lihat tahap permohonan SPPB-PSAT atau izin edar PSAT-PL dengan nomor permohonan dan kode lacak yang tercetak pada tanda terima, tanpa masuk."
        data={import.meta.env.SSR && pageOf('WebPage', 'Lacak permohonan')}
      >
        Lacak permohonan
      </PageTitle>
      <header>
        <h1>Lacak permohonan</h1>
        <p className={classes.lead}>
          Tulis nomor permohonan dan kode lacak yang tercetak pada tanda terima. Yang terlihat hanya tahap dan
          tanggalnya.
        </p>
      </header>
      {found && (
        <section className={classes.hasil} aria-labelledby="tahap">
          <p>{found.nomor}</p>
          <h2 id="tahap" ref={answer} tabIndex={-1}>
            {found.tahap}
          </h2>
          <p>Sejak {formatDate(found.sejak)}</p>
        </section>
      )}
      <form className={classes.form} method="post" onSubmit={submit} noValidate>
        <Baris
          label="Nomor permohonan"
          name="nomor"
          placeholder="SPPB-2026-00042"
          autoCapitalize="characters"
          autoComplete="off"
          fault={galat.at('nomor')}
        />
        <Baris
          label="Kode lacak"
          name="kode"
          placeholder="ABCD-EFGH-JKLM"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          fault={galat.at('kode')}
        />
        {galat.lain && (
          <p className={classes.gagal} role="alert">
            {galat.lain}
          </p>
        )}
        <button
          type="submit"
          className={buttons.button}
          data-kind="primary"
          data-size="lg"
          disabled={loading || !able}
        >
          {loading ? 'Mencari …' : 'Lihat tahapnya'}
        </button>
      </form>
      <p className={classes.lead}>
        Kode lacak ada di surel tanda terima dan di lembar tanda terima pada halaman berkas.{' '}
        {!user && (
          <>
            Pemilik berkas melihat selengkapnya setelah <AppLink to="/login">masuk</AppLink>.
          </>
        )}
      </p>
    </div>
  )
}
