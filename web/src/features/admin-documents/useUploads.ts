import { useEffect, useRef, useState } from 'react';
import { deskMessages } from '../../lib/deskMessages';
import { fileProblem, titleOf } from './fileChecks';
import { type Upload, uploadDocument } from './uploadDocument';

export type QueuedUpload = Upload & {
  id: number;
  state: 'ready' | 'waiting' | 'sending' | 'done' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** Why the file can never be sent. */
  problem: string | null;
  /** What went wrong the last time. */
  failure: string | null;
};

let lastId = 0;

function queued(file: File): QueuedUpload {
  lastId += 1;
  return {
    id: lastId,
    file,
    title: titleOf(file.name),
    description: '',
    category: 'general',
    visibility: 'all',
    isPinned: false,
    state: 'ready',
    progress: 0,
    problem: fileProblem(file),
    failure: null,
  };
}

/** The files that are to be sent, one after the other; each can be called off on its own. */
export function useUploads() {
  const [uploads, setUploads] = useState<QueuedUpload[]>([]);
  const running = useRef(new Map<number, AbortController>());

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  const change = (id: number, changes: Partial<QueuedUpload>) =>
    setUploads((current) => current.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

  const send = async (upload: QueuedUpload): Promise<boolean> => {
    const controller = running.current.get(upload.id);
    // Called off while it waited for its turn.
    if (!controller || controller.signal.aborted) return false;
    change(upload.id, { state: 'sending', progress: 0, failure: null });
    try {
      await uploadDocument(upload, controller.signal, (progress) => change(upload.id, { progress }));
      change(upload.id, { state: 'done', progress: 1 });
      return true;
    } catch (error) {
      if (controller.signal.aborted) return false;
      const failure = error instanceof Error ? error.message : deskMessages.documentUploadFailed;
      change(upload.id, { state: 'failed', failure });
      return false;
    } finally {
      running.current.delete(upload.id);
    }
  };

  return {
    uploads,
    add: (files: Iterable<File>) => setUploads((current) => [...current, ...Array.from(files, queued)]),
    change,
    remove: (id: number) => setUploads((current) => current.filter((upload) => upload.id !== id)),
    cancel: (id: number) => {
      running.current.get(id)?.abort();
      running.current.delete(id);
      change(id, { state: 'ready', progress: 0 });
    },
    /** Sends them in turn and tells how many arrived. */
    sendAll: async (wanted: QueuedUpload[]): Promise<number> => {
      for (const { id } of wanted) {
        running.current.set(id, new AbortController());
        change(id, { state: 'waiting', failure: null });
      }
      let arrived = 0;
      for (const upload of wanted) if (await send(upload)) arrived += 1;
      return arrived;
    },
  };
}
