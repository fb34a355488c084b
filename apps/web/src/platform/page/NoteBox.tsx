import type { ReactNode } from 'react'
import classes from './NoteBox.module.css'

interface NoteBoxProps {
  title?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** Somebody's own words, with the line breaks they were written in. */
export function NoteBox({ title, className = '', children }: NoteBoxProps) {
  return (
    <div className={`${classes.note} ${className}`}>
      {title && <b>{title}</b>}
      {children}
    </div>
  )
}
