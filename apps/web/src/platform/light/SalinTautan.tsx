import { IconCheck, IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'

/** Copies the address of the page, which names its filters. */
export function SalinTautan() {
  const [copied, setCopied] = useState(false)

  async function copy() {
    await navigator.clipboard.writeText(window.location.href)
    setCopied(true)
    setTimeout(() => setCopied(false), 3000)
  }

  return (
    <button type="button" className={buttons.button} data-kind="plain" onClick={() => void copy()}>
      <Icon of={copied ? IconCheck : IconLink} />
      <span role="status">{copied ? 'Tautan tersalin' : 'Salin tautan'}</span>
    </button>
  )
}
