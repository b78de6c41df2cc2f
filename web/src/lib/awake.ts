// The screen stays on while a table is to be looked at. Where a browser cannot, it goes dark as it always did.

/** Keeps the screen on until the answer is called; taken again whenever the page comes back into sight. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let over = false
  async function take(): Promise<void> {
    if (document.visibilityState !== 'visible' || !navigator.wakeLock) return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (over) void lock.release()
    } catch {
      // The battery is low, or the page may not: nothing to be done.
    }
  }
  document.addEventListener('visibilitychange', take)
  void take()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', take)
    void lock?.release()
  }
}
