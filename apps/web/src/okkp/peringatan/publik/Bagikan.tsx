import { IconCheck, IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'

/** Opens the share sheet of the device, or copies the address where the browser has none. */
export function Bagikan({ judul }: { judul: string }) {
  const [copied, setCopied] = useState(false)

  async function share() {
    const url = window.location.href
    if (navigator.share) return navigator.share({ title: judul, url }).catch(() => undefined)
    await navigator.clipboard.writeText(`${judul}\n${url}`)
    setCopied(true)
  }

  return (
    <button
      type="button"
      className={buttons.button}
      data-kind="primary"
      data-size="md"
      onClick={() => void share()}
    >
      <Icon of={copied ? IconCheck : IconShare} />
      {copied ? 'Alamat tersalin' : 'Bagikan'}
    </button>
  )
}
