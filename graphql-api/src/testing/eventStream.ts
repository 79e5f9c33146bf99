/** A client that is connected to /graphql/stream, and what it has been told. */
export async function openStream(url: string, token: string, secondsBack = 0) {
  const leaving = new AbortController();
  const response = await fetch(`${url}/graphql/stream`, {
    method: 'POST',
    signal: leaving.signal,
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({
      query:
        'subscription ($secondsBack: Int) { live(secondsBack: $secondsBack) { eventId event { id confirmedSignups userRsvpStatus canSignup } taskId task { id assignmentStatus } } }',
      variables: { secondsBack },
    }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: tests look into updates of every shape
  const updates: any[] = [];
  const state = { status: response.status, updates, ended: false, text: '' };
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  const reading = (async () => {
    for await (const part of response.body ?? []) {
      state.text += new TextDecoder().decode(part);
      for (let end = state.text.indexOf('\n\n'); end >= 0 && isStream; end = state.text.indexOf('\n\n')) {
        const data = /^data: (.+)$/m.exec(state.text.slice(0, end))?.[1];
        state.text = state.text.slice(end + 2);
        if (data) updates.push(JSON.parse(data).data?.live ?? JSON.parse(data));
      }
    }
  })()
    .catch(() => undefined)
    .finally(() => {
      state.ended = true;
    });
  return Object.assign(state, {
    async leave() {
      leaving.abort();
      await reading;
    },
    finished: reading,
  });
}
