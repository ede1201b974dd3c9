"""The client against a running engine: python3 -m unittest discover -s tests"""

import unittest

from rulebox import Batch, Engine, Refused, RuleboxEnv


class ClientTest(unittest.TestCase):
    engine: Engine

    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.engine.close()

    def test_a_game_has_the_shape_of_pettingzoo(self) -> None:
        env = RuleboxEnv(engine=self.engine)
        env.reset(seed=1)
        self.assertEqual(env.agents, ["seat_0", "seat_1"])
        given = {agent: 0.0 for agent in env.agents}
        steps = 0
        for agent in env.agent_iter():
            seen, reward, termination, truncation, info = env.last(observe=steps % 20 == 0)
            given[agent] += reward
            if termination or truncation:
                env.step(None)
                continue
            mask = env.action_mask()
            self.assertEqual((len(mask), sum(mask)), (env.ACTIONS, env.count))
            if seen is not None:
                self.assertEqual(len(seen), 2126)
                self.assertEqual([len(action) for action in env.actions()], [97] * env.count)
                self.assertEqual(env.view(agent)["seat"], int(agent[-1]))
                self.assertEqual(len(env.legal()[1]), env.count)
            env.step(steps % env.count)
            steps += 1
        self.assertEqual(sorted(given.values()), [-1.0, 1.0])
        self.assertEqual(env.agents, [])

    def test_four_play_in_teams(self) -> None:
        env = RuleboxEnv(["LuxApe", "CurseGar"], format="team-battle", engine=self.engine)
        env.reset(seed=2)
        self.assertEqual(env.possible_agents, ["seat_0", "seat_1", "seat_2", "seat_3"])
        self.assertEqual(len(env.observe("seat_3")), 4026)

    def test_what_is_refused_is_raised_with_its_sentence(self) -> None:
        env = RuleboxEnv(engine=self.engine)
        env.reset(seed=1)
        with self.assertRaisesRegex(Refused, "An index must be") as caught:
            env.step(10_000)
        self.assertEqual(caught.exception.code, "answer")
        with self.assertRaises(ValueError):
            env.step(None)
        with self.assertRaisesRegex(Refused, "No deck that ships"):
            RuleboxEnv(["Nothing", "Like it"], engine=self.engine).reset(seed=1)

    def test_a_batch_tells_the_same_as_its_games(self) -> None:
        batch = Batch(self.engine, 3, seed=1, decks=["Ember Spark", "Mind Flood"], actions=True, observations=True)
        for step in range(20):
            self.assertEqual(len(batch.actions), sum(batch.counts) * batch.action_size)
            self.assertEqual(len(batch.observations), 3 * batch.observation_size)
            batch.step([step % max(1, count) for count in batch.counts])
        batch.close()


if __name__ == "__main__":
    unittest.main()
