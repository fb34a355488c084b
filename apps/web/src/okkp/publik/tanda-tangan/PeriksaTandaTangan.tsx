import type { PemeriksaanTandaTangan } from '@portal/domain/platform/tanda-tangan/tanda-tangan.contract'
import { IconFileUpload } from '@tabler/icons-react'
import { type DragEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import classes from '#okkp/publik/tanda-tangan/tanda-tangan.module.css'
import { Icon } from '#platform/icon/Icon.tsx'
import { ErrorState } from '#platform/ui/states/states.tsx'

type Outcome =
  | { file: File; state: 'checking' }
  | { file: File; state: 'checked'; result: PemeriksaanTandaTangan }
  | { file: File; state: 'failed'; error: unknown }

// Lazy loaded with the first file, because most visitors have a code.
const HasilTandaTangan = lazy(() => import('#okkp/publik/tanda-tangan/HasilTandaTangan.tsx'))

/** Checks whether a PDF is unchanged since its signature. The server does not keep the file. */
export default function PeriksaTandaTangan() {
  const id = useId()
  const [outcome, setOutcome] = useState<Outcome>()
  const [over, setOver] = useState(false)
  const asking = useRef<AbortController>(undefined)
  useEffect(() => {
    return () => asking.current?.abort()
  }, [])

  async function check(file: File | null | undefined) {
    if (!file) return
    asking.current?.abort()
    const stop = new AbortController()
    asking.current = stop
    const { signal } = stop
    setOutcome({ file, state: 'checking' })
    try {
      const { checkFile } = await import('#okkp/publik/tanda-tangan/check.ts')
      const result = await checkFile(file, signal)
      if (!signal.aborted) setOutcome({ file, state: 'checked', result })
    } catch (error) {
      if (!signal.aborted) setOutcome({ file, state: 'failed', error })
    }
  }

  function take(field: HTMLInputElement) {
    void check(field.files?.[0])
    // Resets the input, so that the user can choose the same file again after a fix.
    field.value = ''
  }

  // A user may choose a file before hydration, when no handler exists yet. This effect picks up that file.
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current?.files?.length) take(field.current)
  })

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void check(event.dataTransfer.files[0])
  }

  return (
    <section className={classes.bagian} aria-labelledby={`${id}-judul`}>
      <h2 id={`${id}-judul`}>Punya berkas PDF-nya?</h2>
      <p id={`${id}-bantuan`}>
        Periksa apakah sertifikat elektronik itu asli dan belum diubah. Berkas paling besar 20 MB dan tidak
        disimpan.
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field in it is the first */}
      <div
        className={classes.tempat}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          id={id}
          className={classes.berkas}
          type="file"
          accept="application/pdf,.pdf"
          aria-describedby={`${id}-bantuan`}
          ref={field}
          onChange={(event) => take(event.currentTarget)}
        />
        <label htmlFor={id}>
          <Icon of={IconFileUpload} size={24} />
          <span>
            <b>Pilih berkas PDF</b>
            <span className={classes.tarik}> atau tarik ke sini</span>
          </span>
        </label>
      </div>
      <div aria-live="polite">
        {outcome && (
          <p className={classes.nama}>
            {outcome.state === 'checking' ? `Memeriksa ${outcome.file.name} …` : outcome.file.name}
          </p>
        )}
        {outcome?.state === 'checked' && (
          <Suspense>
            <HasilTandaTangan hasil={outcome.result} />
          </Suspense>
        )}
      </div>
      {outcome?.state === 'failed' && (
        <ErrorState
          title="Belum dapat diperiksa"
          error={outcome.error}
          onRetry={() => void check(outcome.file)}
        />
      )}
    </section>
  )
}
