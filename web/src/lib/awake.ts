// Screen wake lock while a table is in view. Without browser support the screen goes dark as usual.

/** Keep the screen on until the returned function is called. The lock is taken again when the page becomes visible. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let over = false
  async function take(): Promise<void> {
    if (document.visibilityState !== 'visible' || !navigator.wakeLock) return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (over) void lock.release()
    } catch {
      // The battery is low, or the page has no permission.
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
