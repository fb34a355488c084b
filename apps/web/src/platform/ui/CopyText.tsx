import { ActionIcon, CopyButton, Tooltip } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from './CopyText.module.css'

/** A number with a copy button. `label` names the number within a sentence. */
export function CopyText({ label, text }: { label: string; text: string }) {
  return (
    <>
      <b>{text}</b>
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? 'Tersalin' : `Salin ${label}`}>
            <ActionIcon
              size="sm"
              className={classes.copy}
              variant="subtle"
              color="gray"
              aria-label={copied ? 'Tersalin' : `Salin ${label}`}
              onClick={copy}
            >
              {copied ? <Icon of={IconCheck} size={16} /> : <Icon of={IconCopy} size={16} />}
            </ActionIcon>
          </Tooltip>
        )}
      </CopyButton>
    </>
  )
}
