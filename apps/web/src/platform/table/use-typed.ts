import { useEffect, useRef, useState } from 'react'

const pauseBeforeAsking = 300

/**
 * Debounces a text input. It takes over the URL's value only if that differs from the last request (Back, cleared
 * filter), so that text typed meanwhile is kept.
 */
export function useTyped(value: string, ask: (words: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value)
  const asked = useRef(value)
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setText(value)
  }, [value])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the clock
  useEffect(() => {
    const words = text.trim()
    if (words === asked.current) return
    const timer = setTimeout(() => {
      asked.current = words
      ask(words)
    }, pauseBeforeAsking)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText]
}
