// The messages between the page and the worker.

export type ToWorker =
  | { type: 'Open'; bundle: string; build: string; pace: number }
  | { type: 'Ask'; id: number; method: string; address: string; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> | null }
  | { type: 'Connect'; id: number; code: string }
  | { type: 'Send'; id: number; text: string }
  | { type: 'Disconnect'; id: number }
  | { type: 'Hide' }
  | { type: 'Show' }
  | { type: 'Ping' }
  | { type: 'Figures' }
  | { type: 'Close' }

export type FromWorker =
  | { type: 'Opened'; marks: Record<string, number> }
  | { type: 'Failed'; fault: Fault; reason: string }
  | { type: 'Answer'; id: number; status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> }
  | { type: 'Connected'; id: number }
  | { type: 'Said'; id: number; text: string }
  | { type: 'Gone'; id: number; code: number }
  | { type: 'Storage'; fault: Fault | '' }
  | { type: 'Pong' }
  | { type: 'Figures'; marks: Record<string, number>; commits: number[]; memory: number }
  | { type: 'Closed' }

/** Why the server in this browser does not work. Each fault has a message `offline-fault-…`. */
export type Fault = 'blocked' | 'full' | 'cleared' | 'newer' | 'broken'
